import Foundation
import Testing

@testable import SlidersReplay

/// Faults of recordings: each names the key and what is wrong with it.
@Suite struct ReaderTests {
    private static let two = #""values":[20,80],"bounds":[0,100]"#
    private static let line = #""track":{"line":[[0,0],[100,0]]}"#
    private static let ring = #""track":{"arc":{"center":[50,50],"radius":50,"start":0,"sweep":360}}"#
    private static let sliderKeys = ReplayAssignment.keys.joined(separator: ", ")
    private static let playheadKeys = sliderKeys.replacingOccurrences(of: " spans,", with: "")
    private static let spans =
        "the spans do not fit the values; on a wrapping circle, give the distance from each value to the next, "
        + "each at least 0 and together at most the period, and on other tracks, give none"

    private func fault(_ text: String) -> String {
        do {
            _ = try Replay(Data(text.utf8))
            return "none"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        (#""#, "file: is not JSON; a value is missing at line 1, column 1"),
        (#"{"slider":"#, "file: is not JSON; a value is missing at line 1, column 11"),
        (#"[1]"#, "file: must be an object"),
        (#"{}"#, "slider: is missing"),
        (#"{"slider":{"values":[1]}}"#, "track: is missing"),
        (
            #"{"slider":{"values":[1]},"track":{"line":[[0,0],[100,0]]},"inputs":[]}"#,
            "inputs: is unknown; known are slider, playhead, track, thumbOffset, input; did you mean input?"
        ),
        (#"{"slider":[],"track":{"line":[[0,0],[100,0]]}}"#, "slider: must be an object"),
        (#"{"slider":{"values":[1]},"track":{"line":[[0,0],[100,0]]},"input":{}}"#, "input: must be a list"),
        (
            #"{"slider":{"values":[1]},"track":{"line":[[0,0],[100,0]]},"thumbOffset":8}"#,
            "thumbOffset: must be an object"
        ),
        (
            #"{"slider":{"values":[1]},"track":{"line":[[0,0],[100,0]]},"thumbOffset":{"along":-8}}"#,
            "thumbOffset.along: must be 0 or more"
        ),
    ]) func faultsOfFilesNameTheKey(file: String, text: String) {
        #expect(fault(file) == "replay: \(text)")
    }

    @Test(arguments: [
        (#""bounds":[0,1]"#, "slider.values: is missing; give one number per thumb"),
        (#""values":[]"#, "slider.values: there is no value; give one for each thumb"),
        (#""values":20"#, "slider.values: must be a list"),
        (#""values":[20,"80"]"#, "slider.values[1]: must be a finite number"),
        (#""values":[20,null]"#, "slider.values[1]: must be a finite number"),
        (#""values":[20,1e400]"#, "slider.values[1]: must be a finite number"),
        (#""values":[1],"thumbLimits":[null,null]"#, "slider.thumbLimits: there is no thumb 1; thumbs count from 0"),
        (
            #""values":[1],"":2"#,
            "slider.\"\": is unknown; known are \(sliderKeys)"
        ),
        (
            #""values":[80,20],"bounds":[0,100]"#,
            "slider.values: value 1 is below value 0; give them in ascending order"
        ),
        (#""values":[1],"bounds":[10,0]"#, "slider.bounds: lower 10 is above upper 0; swap them"),
        (#""values":[1],"bounds":[0]"#, "slider.bounds: needs two numbers, lower and upper"),
        (#""values":[1],"bounds":"0-1""#, "slider.bounds: must be a list"),
        (
            #""values":[1],"bounds":[-1e308,1e308]"#,
            "slider.bounds: the bounds or their difference are not finite, or too large for a wrapping circle; "
                + "give finite numbers that are nearer to each other"
        ),
        (
            #""values":[1],"scale":{"list":[2,1]}"#,
            "slider.scale: value 1 of the list is missing or does not ascend; "
                + "give finite values, each above the one before it"
        ),
        (
            #""values":[1],"scale":{"list":[]}"#,
            "slider.scale: value 0 of the list is missing or does not ascend; "
                + "give finite values, each above the one before it"
        ),
        (
            #""values":[1],"bounds":[0,5],"scale":{"list":[1,2]}"#,
            "slider.bounds: the scale has its own bounds; "
                + "leave the bounds out, or give the scale's first and last value"
        ),
        (
            #""values":[1],"scale":{"piecewise":[[0,1],[0.5,2]]}"#,
            "slider.scale: the stops are incomplete; "
                + "give two or more, the first at fraction 0 and the last at fraction 1"
        ),
        (
            #""values":[1],"scale":{"piecewise":[[0,1],[1,0]]}"#,
            "slider.scale: stop 1 does not ascend; give finite fractions and values, each above the one before it"
        ),
        (
            #""values":[1],"scale":{"piecewise":[[0],[1,0]]}"#,
            "slider.scale.piecewise[0]: needs a fraction, a value, and optionally a step"
        ),
    ]) func faultsOfValuesBoundsAndScalesNameTheKey(slider: String, text: String) {
        #expect(fault("{\"slider\":{\(slider)},\(Self.line)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#""scale":"log""#, #"slider.scale: "log" is unknown; known are linear, logarithmic"#),
        (#""scale":3"#, "slider.scale: must be an object"),
        (#""scale":{"power":2,"list":[1]}"#, "slider.scale: must be one of power, piecewise, list"),
        (#""scale":{"power":0}"#, "slider.scale: the power 0 is outside the range; give one from 0.04 to 1000"),
        (
            #""scale":{"powers":2}"#,
            "slider.scale.powers: is unknown; known are power, piecewise, list; did you mean power?"
        ),
        (
            #""scale":"logarithmic""#,
            "slider.scale: a logarithmic scale needs bounds above 0, and the lower bound is 0; raise it"
        ),
        (#""step":"5""#, "slider.step: must be a finite number"),
        (#""step":[]"#, "slider.step: the list of steps is empty or not finite; give one finite value or more"),
        (#""step":[1,true]"#, "slider.step[1]: must be a finite number"),
        (#""minimumSpan":-1"#, "slider.minimumSpan: must be 0 or more"),
        (
            #""minimumSpan":200"#,
            "slider.minimumSpan: the minimum span cannot be met; give 100 or less"
        ),
        (#""maximumSpan":-1"#, "slider.maximumSpan: must be 0 or more"),
        (
            #""minimumSpan":30,"maximumSpan":10"#,
            "slider.maximumSpan: the maximum span cannot be met; give 30 or more"
        ),
        (#""minimumSeparation":-5"#, "slider.minimumSeparation: must be 0 or more"),
        (
            #""enabledRange":[200,300]"#,
            "slider.enabledRange: the enabled range lies outside the bounds; give one that overlaps them"
        ),
        (#""enabledRange":[30,20]"#, "slider.enabledRange: lower 30 is above upper 20; swap them"),
        (
            #""thumbLimits":[[70,90],[0,60]]"#,
            "slider.thumbLimits: the limits of the thumbs leave no ascending values; "
                + "let the limits of later thumbs reach higher"
        ),
        (
            #""thumbLimits":[[200,300],null]"#,
            "slider.thumbLimits: the limits of thumb 0 lie outside the enabled range; give limits that overlap it"
        ),
        (#""thumbLimits":[null,5]"#, "slider.thumbLimits[1]: must be a list"),
        (
            #""forbiddenRanges":[[-1,101]]"#,
            "slider.forbiddenRanges: the forbidden ranges leave a thumb no value; "
                + "leave a part of the enabled range and of its limits free"
        ),
        (
            #""forbiddenRanges":[[10,20],[50,40]]"#,
            "slider.forbiddenRanges[1]: lower 50 is above upper 40; swap them"
        ),
        (#""disabledThumbs":[2]"#, "slider.disabledThumbs: there is no thumb 2; thumbs count from 0"),
        (#""disabledThumbs":[-1]"#, "slider.disabledThumbs[0]: there is no thumb -1; thumbs count from 0"),
        (#""disabledThumbs":[0.5]"#, "slider.disabledThumbs[0]: must be a whole number"),
        (#""arrowSteps":0"#, "slider.arrowSteps: must be at least 1"),
        (#""pageSteps":2.5"#, "slider.pageSteps: must be a whole number"),
        (#""accessibilityStep":true"#, "slider.accessibilityStep: must be a finite number"),
        (#""spans":[60]"#, "slider.spans: \(spans)"),
    ]) func faultsOfNumbersNameTheKey(option: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two),\(option)},\(Self.line)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#""color":1"#, "slider.color: is unknown; known are \(sliderKeys)"),
        (#""collision":"bounce""#, #"slider.collision: "bounce" is unknown; known are cross, push, stop"#),
        (#""collision":1"#, "slider.collision: must be a text"),
        (
            #""pressTarget":"screen""#,
            #"slider.pressTarget: "screen" is unknown; known are anywhere, auto, relative, span, spanAndTrack, thumb, "#
                + "track"
        ),
        (#""spanDrag":"both""#, #"slider.spanDrag: "both" is unknown; known are all, neighbors"#),
        (
            #""wraps":true"#,
            "slider.wraps: wraps requires a full circle; give an arc with a sweep of 360 or -360 degrees"
        ),
        (#""seam":"wrap""#, "slider.seam: is called wraps now"),
        (#""press":"span""#, "slider.press: is called pressTarget now"),
        (#""wraps":"open""#, "slider.wraps: must be true or false"),
        (#""hasFineControl":1"#, "slider.hasFineControl: must be true or false"),
        (#""dragsVertically":"yes""#, "slider.dragsVertically: must be true or false"),
        (#""detents":5"#, "slider.detents: must be a list"),
        (#""isContinuous":null"#, "slider.isContinuous: must be true or false"),
        (#""snapsWhileDragging":0"#, "slider.snapsWhileDragging: must be true or false"),
        (#""keepsValuesBetweenSteps":[]"#, "slider.keepsValuesBetweenSteps: must be true or false"),
        (#""isReadOnly":1"#, "slider.isReadOnly: must be true or false"),
    ]) func faultsOfChoicesNameTheKey(option: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two),\(option)},\(Self.line)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#""spans":[70]"#, "slider.spans: \(spans)"),
        (#""spans":[60,1]"#, "slider.spans: \(spans)"),
        (#""collision":"cross""#, "slider.collision: thumbs cannot cross on a wrapping circle; use stop or push"),
        (#""enabledRange":[0,50]"#, "slider.enabledRange: a wrapping circle has no enabled range; leave it out"),
        (#""thumbLimits":[[0,50],null]"#, "slider.thumbLimits: a wrapping circle has no limits; leave them out"),
    ]) func faultsOfWrappingCirclesNameTheKey(option: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two),\"wraps\":true,\(option)},\(Self.ring)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#"{}"#, "track: must be either a line or an arc"),
        (#"{"line":[[0,0],[1,1]],"arc":{}}"#, "track: must be either a line or an arc"),
        (#"{"line":[[0,0]]}"#, "track.line: needs two points"),
        (#"{"line":[[0,0],[1]]}"#, "track.line[1]: needs two numbers, x and y"),
        (#"{"line":[[0,0],[1,"a"]]}"#, "track.line[1][1]: must be a finite number"),
        (#"{"curve":1}"#, "track.curve: is unknown; known are line, arc"),
        (#"{"arc":{"center":[0,0],"radius":1,"start":0}}"#, "track.arc.sweep: is missing"),
        (
            #"{"arc":{"center":[0,0],"radius":-1,"start":0,"sweep":90}}"#,
            "track: the track is not finite; "
                + "give finite numbers, a radius of 0 or more, and angles below a billion degrees"
        ),
        (
            #"{"arc":{"center":[0,0],"radius":1,"start":0,"sweep":1e300}}"#,
            "track: the track is not finite; "
                + "give finite numbers, a radius of 0 or more, and angles below a billion degrees"
        ),
    ]) func faultsOfTracksNameTheKey(track: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two)},\"track\":\(track)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#"5"#, "input[0]: must be an object"),
        (
            #"{}"#,
            "input[0]: has no verb; give one of press, drag, release, cancel, key, adjust, type, choose, move, set, "
                + "resize"
        ),
        (#"{"press":[0,0],"drag":[1,1]}"#, "input[0]: has 2 verbs, press and drag; give one"),
        (
            #"{"tap":[0,0]}"#,
            "input[0].tap: is unknown; known are press, drag, release, cancel, key, adjust, type, choose, move, set, "
                + "resize, pointer, taps, thumb, playhead; did you mean taps?"
        ),
        (#"{"press":[0]}"#, "input[0].press: needs two numbers, x and y"),
        (#"{"press":[0,0],"pointer":1.5}"#, "input[0].pointer: must be a whole number"),
        (#"{"press":[0,0],"thumb":0}"#, "input[0].thumb: does not belong to press"),
        (#"{"release":false}"#, "input[0].release: must be true"),
        (#"{"release":true,"taps":0}"#, "input[0].taps: must be at least 1"),
        (#"{"cancel":true,"taps":2}"#, "input[0].taps: does not belong to cancel"),
        (#"{"cancel":1}"#, "input[0].cancel: must be true or false"),
        (
            #"{"key":"home","thumb":0}"#,
            #"input[0].key: "home" is unknown; known are cancel, decrement, down, increment, left, maximum, "#
                + "minimum, pageDown, pageUp, reset, right, up"
        ),
        (#"{"key":"up"}"#, "input[0].thumb: is missing"),
        (#"{"key":"up","thumb":2}"#, "input[0].thumb: there is no thumb 2; thumbs count from 0"),
        (#"{"key":"up","thumb":-1}"#, "input[0].thumb: there is no thumb -1; thumbs count from 0"),
        (#"{"key":"cancel","thumb":0}"#, "input[0].thumb: does not belong to cancel"),
        (#"{"key":5,"thumb":0}"#, "input[0].key: must be a text"),
        (#"{"key":"up","thumb":0,"pointer":0}"#, "input[0].pointer: does not belong to key"),
        (#"{"adjust":2,"thumb":0}"#, "input[0].adjust: must be 1 or -1"),
        (#"{"adjust":1,"thumb":9}"#, "input[0].thumb: there is no thumb 9; thumbs count from 0"),
        (#"{"move":"5","thumb":0}"#, "input[0].move: must be a finite number"),
        (#"{"move":5}"#, "input[0].thumb: is missing"),
        (#"{"set":5}"#, "input[0].set: must be an object"),
        (
            #"{"set":{"value":5}}"#,
            "input[0].set.value: is unknown; known are \(sliderKeys); did you mean values?"
        ),
        (#"{"set":{"values":[]}}"#, "input[0].set.values: there is no value; give one for each thumb"),
        (#"{"set":{"bounds":[5,1]}}"#, "input[0].set.bounds: lower 5 is above upper 1; swap them"),
        (#"{"set":{"disabledThumbs":[2]}}"#, "input[0].set.disabledThumbs: there is no thumb 2; thumbs count from 0"),
        (
            #"{"set":{"thumbLimits":[null,null,null]}}"#,
            "input[0].set.thumbLimits: there is no thumb 2; thumbs count from 0"
        ),
        (
            #"{"set":{"scale":{"list":[3,2]}}}"#,
            "input[0].set.scale: value 1 of the list is missing or does not ascend; "
                + "give finite values, each above the one before it"
        ),
        (#"{"set":{"spans":[1,2]}}"#, "input[0].set.spans: \(spans)"),
        (#"{"set":{"minimumSpan":-1}}"#, "input[0].set.minimumSpan: must be 0 or more"),
        (
            #"{"set":{"values":[1,2,3]}},{"key":"up","thumb":3}"#,
            "input[1].thumb: there is no thumb 3; thumbs count from 0"
        ),
        (#"{"resize":{"line":[[0,0]]}}"#, "input[0].resize.line: needs two points"),
    ]) func faultsOfInputsNameTheInput(input: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two)},\(Self.line),\"input\":[\(input)]}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#"5"#, "playhead: must be an object"),
        (#"{}"#, "playhead.values: is missing; give one number"),
        (#"{"values":[]}"#, "playhead.values: must be one number, as a playhead has one thumb"),
        (#"{"values":[20,30]}"#, "playhead.values: must be one number, as a playhead has one thumb"),
        (#"{"values":[2],"spans":[]}"#, "playhead.spans: is unknown; known are \(playheadKeys)"),
        (#"{"values":[2],"step":"5"}"#, "playhead.step: must be a finite number"),
        (#"{"values":[2],"disabledThumbs":[1]}"#, "playhead.disabledThumbs: there is no thumb 1; thumbs count from 0"),
        (
            #"{"values":[2],"enabledRange":[200,300]}"#,
            "playhead.enabledRange: the enabled range lies outside the bounds; give one that overlaps them"
        ),
    ]) func faultsOfAPlayheadNameItsKey(playhead: String, text: String) {
        #expect(fault("{\"slider\":{\(Self.two)},\"playhead\":\(playhead),\(Self.line)}") == "replay: \(text)")
    }

    @Test(arguments: [
        (#"{"press":[1,1],"playhead":true}"#, "input[0].playhead: does not belong to press"),
        (#"{"resize":{"line":[[0,0],[9,9]]},"playhead":true}"#, "input[0].playhead: does not belong to resize"),
        (#"{"choose":5,"playhead":true}"#, "input[0].playhead: does not belong to choose"),
        (#"{"key":"cancel","playhead":true}"#, "input[0].playhead: does not belong to cancel"),
        (#"{"key":"up","playhead":false}"#, "input[0].playhead: must be true"),
        (#"{"key":"up","playhead":0}"#, "input[0].playhead: must be true or false"),
        (#"{"key":"up","playhead":true,"thumb":0}"#, "input[0].thumb: does not belong to a playhead"),
        (#"{"set":{"values":[5]},"thumb":0}"#, "input[0].thumb: does not belong to set"),
        (
            #"{"set":{"values":[5,6]},"playhead":true}"#,
            "input[0].set.values: must be one number, as a playhead has one thumb"
        ),
        (#"{"set":{"spans":[5]},"playhead":true}"#, "input[0].set.spans: is unknown; known are \(playheadKeys)"),
        (#"{"move":"5","playhead":true}"#, "input[0].move: must be a finite number"),
    ]) func faultsOfInputsOfAPlayheadNameTheInput(input: String, text: String) {
        let playhead = #""playhead":{"values":[50]}"#
        let file = "{\"slider\":{\(Self.two)},\(playhead),\(Self.line),\"input\":[\(input)]}"
        #expect(fault(file) == "replay: \(text)")
    }

    @Test func anInputOfAPlayheadNeedsOne() {
        let file = "{\"slider\":{\(Self.two)},\(Self.line),\"input\":[{\"key\":\"up\",\"playhead\":true}]}"
        #expect(fault(file) == "replay: input[0].playhead: is of a file with the key playhead")
    }

    @Test func aTextThatIsNotUTF8IsAFault() {
        for bytes in [[], [0xff, 0xfe, 0x00, 0x7b], [0x7b, 0xc3, 0x28, 0x7d]] as [[UInt8]] {
            do {
                _ = try Replay(Data(bytes))
                Issue.record("\(bytes) was read")
            } catch {
                #expect(error.key == "file" && error.text.hasPrefix("is not JSON; "))
            }
        }
    }

    @Test(arguments: [
        (#"{"slider":{"values":[1],"step":1,"values":[2]}}"#, "slider.values"),
        (#"{"slider":1,"track":2,"slider":1}"#, "slider"),
        (#"{"input":[{"press":[0,0]},{"press":[0,0],"press":[9,9]}]}"#, "input[1].press"),
        (#"{"slider" : {"a,\"}":1 , "ste\u0070" : [ ] , "b":[{},[1,"]"],null] , "step" : 2 }}"#, "slider.step"),
        (#"{"":1,"":1}"#, "\"\""), (#"[[{"a":{"b":true,"b":false}}]]"#, "[0][0].a.b"),
    ]) func aRepeatedKeyIsAFault(file: String, key: String) {
        #expect(fault(file) == "replay: \(key): is there twice; give it once")
    }

    @Test func aFaultInALaterInputComesBeforeAnyAnswer() {
        #expect(
            fault("{\"slider\":{\(Self.two)},\(Self.line),\"input\":[{\"press\":[20,0]},{\"release\":1}]}")
                == "replay: input[1].release: must be true or false")
    }

    @Test func aSetThatCannotBeMetIsNoFault() {
        for set in [
            #"{"minimumSpan":500}"#, #"{"wraps":true}"#, #"{"scale":"logarithmic"}"#, #"{"values":[9,1]}"#,
            #"{"enabledRange":[300,400]}"#,
        ] {
            #expect(fault("{\"slider\":{\(Self.two)},\(Self.line),\"input\":[{\"set\":\(set)}]}") == "none")
        }
    }
}
