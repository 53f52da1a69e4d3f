extension SliderLook {
    // If SlidersLookImages is imported, the compiler prefers its looks to these, because these are unavailable.

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var pictures: SliderLook { .system }

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var photos: SliderLook { .system }

    @available(*, unavailable, message: "add the product SlidersLookImages, and import it")
    @_alwaysEmitIntoClient public static var bedtime: SliderLook { .system }
}
