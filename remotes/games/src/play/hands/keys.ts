/** Keys that pause. */
const pausing: ReadonlySet<string> = new Set(['Escape', 'KeyP']);
/** Keys that no game gets: they leave it, or belong to the browser. */
const foreign = /^(Tab|F\d+|Shift|Control|Alt|Meta|OS|Caps|Print|Audio|Browser|Launch|Media)/;

/** A key, as the browser reports it. */
export type PressedKey = Pick<KeyboardEvent, 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns the effect of a key that goes down while a game has the focus; `ours` are kept from the browser. */
export function keyEffect(key: PressedKey): 'pause' | 'play' | 'held' | 'foreign' {
  if (key.altKey || key.ctrlKey || key.metaKey || key.code === '' || foreign.test(key.code)) return 'foreign';
  if (key.repeat) return 'held';
  return pausing.has(key.code) ? 'pause' : 'play';
}
