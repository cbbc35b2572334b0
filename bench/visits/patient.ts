/** Has a page, or all pages of a context, wait long for what they need: benches run beside each other, and no wait is a limit. */
export function patient<Place extends { setDefaultTimeout(ms: number): void }>(place: Place): Place {
  place.setDefaultTimeout(300_000);
  return place;
}
