/** The units of ages with their lengths in seconds, the longest first. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Returns how long ago something was, in words of the language: "3 days ago".
 * @param iso the language for `Intl`
 */
export function agoText(at: number, now: number, iso: string): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const format = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' });
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return format.format(-Math.floor(seconds / length), unit);
}
