// All views by one import. Apps that import the modules of the sliders that they show are smaller.
@_exported import SlidersLookImages
@_exported import SlidersPlaneSwiftUI
@_exported import SlidersRulerSwiftUI
@_exported import SlidersSwiftUI
