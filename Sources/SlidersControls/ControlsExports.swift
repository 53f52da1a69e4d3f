// The types of other modules that the public declarations of this module name, and those of their members. A file that
// imports the module sees these and no other type of the engine.
@_exported import enum SlidersCore.SliderChangeReason
@_exported import struct SlidersCore.SliderCoat
@_exported import enum SlidersCore.SliderCollision
@_exported import struct SlidersCore.SliderConfiguration
@_exported import struct SlidersCore.SliderElement
@_exported import enum SlidersCore.SliderError
@_exported import enum SlidersCore.SliderGrip
@_exported import struct SlidersCore.SliderHaptics
@_exported import struct SlidersCore.SliderObstacle
@_exported import struct SlidersCore.SliderPaint
@_exported import struct SlidersCore.SliderPalette
@_exported import struct SlidersCore.SliderPartPaint
@_exported import enum SlidersCore.SliderPressTarget
@_exported import enum SlidersCore.SliderScale
@_exported import enum SlidersCore.SliderSpanDrag
@_exported import enum SlidersCore.SliderStep
@_exported import struct SlidersCore.SliderStyle
@_exported import enum SlidersCore.SliderTextRole
@_exported import struct SlidersCore.SliderTicks
@_exported import struct SlidersLooks.SliderLook
@_exported import struct SlidersLooks.SliderSystem
