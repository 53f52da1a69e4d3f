/** Returns a selector of the children of an element that replace its track and its spans. */
export const viewsIn = element => `${element}>:is([slot=track],[slot^=span-])`;

/** Whether an element has children that replace its track or its spans. */
export const hasTrackViews = element => element.querySelector(viewsIn(':scope')) != null;
