/**
 * Returns true when a text can be replaced without moving anything that its reader sees: it begins below the screen, or the
 * reader is at the top of the page and it ends below the screen, where only what comes after it moves.
 * @param box the text's upper and lower edge on the screen, in pixels
 * @param view how far the page is scrolled, and the height of the screen
 */
export function canReplace(
  box: { top: number; bottom: number },
  view: { scrolled: number; height: number },
): boolean {
  if (box.top >= view.height) return true;
  return view.scrolled === 0 && box.bottom >= view.height;
}
