/** Returns a list as the text of an attribute, with spaces between numbers, and commas between texts or pairs. */
export const textOfList = list =>
  list.map(item => item?.join?.(' ') ?? item).join(list.every(isFinite) ? ' ' : ',');
