/** A selector of the children of an element that are shown in place of its track and its spans. */
export const viewsIn = element => `${element}>:is([slot=track],[slot^=span-])`;

/** Whether an element has children in place of its track or of spans. */
export const hasTrackViews = element => element.querySelector(viewsIn(':scope')) != null;
