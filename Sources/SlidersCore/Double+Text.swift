#if !hasFeature(Embedded)
extension Double {
    /// The shortest decimal text that reads back as the same number, without a fraction for whole numbers: 30, 0.1,
    /// 1e-07. Negative zero is 0; infinities and NaN are "inf", "-inf", and "nan".
    package var shortText: String {
        let text = (self + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number rounded to twelve significant digits, for messages and labels.
    package var readableText: String {
        guard isFinite, self != 0 else { return shortText }
        var scale = 1.0
        while abs(self) * scale < 1e11, scale < 1e15 { scale *= 10 }
        return ((self * scale).rounded() / scale).shortText
    }
}
#endif
