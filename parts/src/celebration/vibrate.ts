/**
 * Shakes the phone, where it can. Before the first tap on the page it does nothing: browsers let no page shake until then,
 * and say so in the console.
 * @param pattern milliseconds; in a list, shakes and pauses take turns
 */
export function vibrate(pattern: number | readonly number[]): void {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  if (userActivation?.hasBeenActive ?? true)
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
}
