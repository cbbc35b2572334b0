/** Writes a time on the clocks of a zone, in the language of a tag; a zone that this browser doesn't know is its own. */
export function timeIn(at: number, zone: string, iso: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(iso, { ...style, timeZone: zone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(iso, style).format(at);
  }
}
