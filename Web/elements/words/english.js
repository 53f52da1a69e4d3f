// scripts/words makes this file from docs/words.json.

/** The names of thumbs in English. */
export const english = {
  Minimum: 'Minimum',
  Maximum: 'Maximum',
  Value: 'Value',
  Start: 'Start',
  End: 'End',
  Type: 'Type a value',
  Of: '1 2',
};
