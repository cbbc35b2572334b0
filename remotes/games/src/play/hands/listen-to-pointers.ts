import { onEvent } from '../on-event';
import { Gestures, longTapMs, type PointerMove } from './gestures';
import type { Hands } from './hands';

/** Events that come with each press or move of a pointer, and that the game has no use for. */
const unused = [
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
  'touchmove',
  'touchend',
  'touchcancel',
  'mouseover',
  'mouseout',
  'mousemove',
];

/**
 * Listens to fingers and the mouse on an element. What they do there goes no farther: React hears each of some ten events of a
 * press twice, and looks for a component's listeners in a third of the time that the whole press takes.
 */
export function listenToPointers({ element, play, longTap }: Hands): () => void {
  const gestures = new Gestures();
  const undo: (() => void)[] = [];
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let [left, top] = [0, 0];

  const moveOf = ({ pointerId: id, clientX, clientY, timeStamp: timeMs }: PointerEvent): PointerMove => ({
    id,
    x: clientX - left,
    y: clientY - top,
    timeMs,
  });
  const playAll = (events: ReturnType<Gestures['down']>) => {
    for (const event of events) play(event);
  };
  const forget = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const listen = (kind: string, listener?: (event: PointerEvent) => void) => {
    const hear = (event: PointerEvent) => {
      if (!(event.target instanceof Node && element.contains(event.target))) return;
      event.stopPropagation();
      listener?.(event);
    };
    undo.push(onEvent(window, kind, hear, true));
  };

  listen('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    ({ left, top } = element.getBoundingClientRect());
    const at = moveOf(event);
    playAll(gestures.down(at));
    // A mouse that leaves the game goes on playing it, as fingers do by themselves.
    if (event.pointerType === 'mouse') element.setPointerCapture?.(at.id);
    forget(at.id);
    const rest = () => gestures.isLongTap(at.id, at.timeMs + longTapMs) && longTap();
    timers.set(at.id, setTimeout(rest, longTapMs));
  });
  listen('pointermove', (event) => playAll(gestures.move(moveOf(event))));
  for (const kind of ['pointerup', 'pointercancel'] as const)
    listen(kind, (event) => {
      forget(event.pointerId);
      playAll(gestures.up(moveOf(event)));
    });
  for (const kind of unused) listen(kind);
  // A touch would come once more as a mouse, be looked at for the browser's own gestures, and have the page styled anew.
  listen('touchstart', (event) => event.preventDefault());
  // A finger that rests would open the browser's menu.
  listen('contextmenu', (event) => event.preventDefault());

  return () => {
    for (const stop of undo) stop();
    for (const id of [...timers.keys()]) forget(id);
    playAll(gestures.cancel());
  };
}
