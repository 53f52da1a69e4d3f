/** A pair of numbers, or several: in a list, or as a text with commas between them. */
export type Pairs = string | readonly (number | string)[] | readonly (readonly [number | string, number | string])[];
/** Returns the text of the value of a thumb on an axis. */
export type PlaneFormat = (value: number, axis: 'x' | 'y', thumb: number) => Text;

/** What a drag of a plane moves. */
export interface PlaneGripDetail { readonly thumb: number }
export interface PlaneProposalDetail {
  /** The values that would follow, a pair for each thumb. Others that are written here are taken in their place. */
  values: [x: number, y: number][];
}
