// A file that imports this module sees the module of tracks, and the types of the engine that its declarations name.
@_exported import SlidersSwiftUI

@_exported import struct SlidersPlane.SliderPlane
