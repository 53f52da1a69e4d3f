/** Lists values in the order of these fields. */
export const ordered = (fields, values) => fields.map(field => values[field]);
