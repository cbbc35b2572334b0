/**
 * Returns the names of the time zones to choose from, each once: the given ones, which this browser may have under another
 * name, and all that it knows.
 */
export const zoneChoices = (first: readonly string[]): readonly string[] => [
  ...new Set([...first, ...Intl.supportedValuesOf('timeZone')]),
];
