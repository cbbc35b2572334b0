/** Returns the texts that the browser has written down for all visits, of any name. */
export function writtenTexts(): readonly string[] {
  try {
    return Object.values({ ...localStorage });
  } catch {
    return [];
  }
}
