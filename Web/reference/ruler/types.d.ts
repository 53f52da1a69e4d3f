/** What a drag of a ruler moves: the mark, along its scale. */
export interface RulerGripDetail { readonly thumb: 0 }
