@_exported import SlidersSwiftUI

// A file that imports this module sees the views of tracks, and the types of the engine that its declarations name.
@_exported import struct SlidersPlane.SliderPlane
