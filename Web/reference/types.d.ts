/** One number, or several in an array or a string. */
export type Numbers = string | number | readonly (number | string)[];
/** The text that a function returns; `null` or `undefined` means the default text. */
export type Text = string | number | null | undefined;
/** Returns the text of the value of a thumb. Ticks have no thumb. */
export type Format = (value: number, thumb?: number) => Text;

/** What a drag moves: a thumb, or the span that begins at a thumb. */
export type GripDetail = { readonly thumb: number; readonly span?: undefined } | { readonly span: number; readonly thumb?: undefined };
export interface InputDetail {
  /** The thumbs whose values have changed. */
  readonly thumbs: readonly number[];
  readonly reason: 'pointer' | 'key' | 'accessibility' | 'wheel' | 'reset' | 'cancel';
}
export interface UpdateDetail {
  /** The thumbs whose values have changed. */
  readonly thumbs: readonly number[];
}
/** What holds a thumb back from the value that a person asked for. */
export interface Obstacle {
  /**
   * Another thumb, a span or a distance from it, a range of values, or the end of values: the limit of the thumb, the
   * end of the enabled range, or that of the track.
   */
  readonly kind:
    | 'neighbor' | 'heldThumb' | 'minimumSpan' | 'maximumSpan' | 'minimumSeparation' | 'disabledThumb'
    | 'forbiddenRange' | 'limit' | 'enabledRange' | 'bound';
  /** The thumb that can't go farther. On a plane, twice its number, plus 1 for the vertical axis. */
  readonly thumb: number;
  /** The other thumb. */
  readonly from?: number;
  /** The span, or the last value. */
  readonly value?: number;
  /** The forbidden range. */
  readonly range?: readonly [lower: number, upper: number];
}
export interface BlockedDetail { readonly obstacle: Obstacle | null }
export interface HoverDetail {
  /** The value under the pointer. */
  readonly value: number | null;
}
export interface ProposalDetail {
  /** The values that the slider would take, one for each thumb. Write other values here to replace them. */
  values: number[];
}

/** The part of a slider that a paint or a font is for. */
export type Role =
  | 'face' | 'histogram' | 'selected-histogram' | 'track' | 'enabled-range' | 'before' | 'after' | 'span'
  | 'forbidden-range' | 'cover' | 'minor-tick' | 'tick' | 'tick-label' | 'selected-minor-tick' | 'selected-tick'
  | 'selected-tick-label' | 'reading' | 'obstacle' | 'needle' | 'thumb' | 'label' | 'readout';
/** A color, or a fraction and its color. */
export type Stop = string | readonly [fraction: number, color: string];
export interface Shadow { color?: string; x?: number; y?: number; blur?: number }
/** A layer of paint. It has one fill at most. */
export interface Coat {
  fill?: string;
  gradient?: readonly Stop[] | {
    stops: readonly Stop[]; from?: readonly [number, number]; to?: readonly [number, number]; ofControl?: boolean;
  };
  alongTrack?: readonly Stop[];
  image?: { id: number; size: readonly [number, number]; caps?: number | readonly [number, number, number, number] };
  shadow?: Shadow;
  innerShadow?: Shadow;
  outline?: { color?: string; width?: number };
  gloss?: { color?: string; inset?: number };
  glow?: number | { from: number; to?: number; steps?: number };
  inset?: number;
  roundness?: number;
  flush?: boolean;
  offset?: number;
  width?: number;
  clipped?: boolean;
}
/** How a part is painted, in all states or in one. */
export interface Paint {
  role: Role;
  state?: 'normal' | 'hovered' | 'held' | 'focused' | 'disabled';
  thumb?: number;
  dark?: boolean;
  lap?: number;
  coats?: readonly Coat[];
}
/** Sizes and places by their names, such as `thumbSize`. */
export type Metrics = Readonly<Partial<Record<MetricName, number | boolean | string | readonly number[]>>>;
/** The names of sizes and places in `metrics`. */
export type MetricName =
  | 'thumbSize' | 'thumbLength' | 'thumbRoundness' | 'heldThumbScale' | 'thickness' | 'inset' | 'ends' | 'thumbPlacement' | 'thumbOffset' | 'turnsThumbs' | 'thumbVisibility' | 'heldTrackScale'
  | 'minorTicks' | 'tickLabels' | 'tickSide' | 'tickDistance' | 'tickLength' | 'minorTickLength' | 'tickWidth' | 'tickLabelDistance' | 'minimumTickDistance'
  | 'labels' | 'labelPlacement' | 'labelOverlap' | 'labelDistance' | 'labelSpacing'
  | 'face' | 'needle' | 'needleWidth' | 'readout'
  | 'histogram' | 'histogramHeight' | 'histogramGap' | 'readings' | 'readingOverhang' | 'readingWidth' | 'showEnabledRange' | 'showObstacles' | 'cover';
export type Fonts = Readonly<Partial<Record<Role, { size?: number; weight?: number; condensed?: boolean }>>>;
/** Addresses, each for all screens or by resolution. */
export type Images = Readonly<Record<number, string | { '1x'?: string; '2x'?: string; '3x'?: string }>>;
