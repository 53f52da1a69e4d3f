// A file that imports this module sees the module of tracks, and the types of the engine that its declarations name.
@_exported import SlidersControls

@_exported import struct SlidersRuler.SliderRulerMetrics
@_exported import enum SlidersRuler.SliderRulerStyle
