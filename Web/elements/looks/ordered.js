/** Returns the values of an object in the order of these fields. */
export const ordered = (fields, values) => fields.map(field => values[field]);
