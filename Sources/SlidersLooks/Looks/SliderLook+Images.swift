extension SliderLook {
    // The compiler prefers those of SlidersLookImages where that is imported, since these are unavailable.

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var pictures: SliderLook { .system }

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var photos: SliderLook { .system }

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var bedtime: SliderLook { .system }
}
