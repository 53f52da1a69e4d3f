/** The text of an attribute for a list: numbers have spaces between them, and texts or pairs of numbers have commas. */
export const textOfList = list =>
  list.map(item => item?.join?.(' ') ?? item).join(list.every(isFinite) ? ' ' : ',');
