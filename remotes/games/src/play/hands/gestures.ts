/** A finger that stays within this distance, in CSS pixels, taps. */
export const tapTolerancePx = 10;
/** A finger that goes so far in one go, in CSS pixels, swipes. */
export const swipePx = 30;
/** A finger that stays for so long holds; if it rests meanwhile, that is a long tap. */
export const longTapMs = 400;
/** A finger that goes no farther than the tolerance in this time drags slowly: its swipe begins anew where it is. */
export const dragMs = 100;
/** A second finger that lands within this time beside the first rolls over with it: it is no press of its own. */
export const rolloverMs = 100;

/** A pointer that goes down, moves or goes up, in CSS pixels and milliseconds. */
export interface PointerMove {
  id: number;
  x: number;
  y: number;
  timeMs: number;
}

/** A gesture. Presses and releases come at once, swipes and long taps when they are certain, on top of them. */
export type Gesture =
  | { kind: 'press' | 'release'; x: number; y: number }
  | { kind: 'swipe'; direction: 'up' | 'down' | 'left' | 'right' };

interface Finger {
  /** Where and when it went down. */
  start: PointerMove;
  /** Where and when its swipe began. */
  anchor: PointerMove;
  isResting: boolean;
  hasSwiped: boolean;
}

const distance = (a: PointerMove, b: PointerMove) => Math.hypot(a.x - b.x, a.y - b.y);

function directionOf(from: PointerMove, to: PointerMove) {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) > Math.abs(along)) return across > 0 ? 'right' : 'left';
  return along > 0 ? 'down' : 'up';
}

/** Turns the pointers of a screen into gestures: any number of fingers, each by itself. It has no clock and no timer. */
export class Gestures {
  readonly #fingers = new Map<number, Finger>();

  /** Takes a pointer that goes down. Returns the press, unless it rolled over with another finger. */
  down(at: PointerMove): readonly Gesture[] {
    const isRollover = [...this.#fingers.values()].some(
      ({ start }) => at.timeMs - start.timeMs <= rolloverMs && distance(at, start) <= tapTolerancePx,
    );
    if (isRollover) return [];
    this.#fingers.set(at.id, { start: at, anchor: at, isResting: true, hasSwiped: false });
    return [{ kind: 'press', x: at.x, y: at.y }];
  }

  /** Takes a pointer that moves. Returns a swipe when it has gone far enough, once for each finger. */
  move(at: PointerMove): readonly Gesture[] {
    const finger = this.#fingers.get(at.id);
    if (!finger) return [];
    if (distance(at, finger.start) > tapTolerancePx) finger.isResting = false;
    const far = distance(at, finger.anchor);
    if (far >= swipePx && !finger.hasSwiped) {
      finger.hasSwiped = true;
      return [{ kind: 'swipe', direction: directionOf(finger.anchor, at) }];
    }
    if (far <= tapTolerancePx && at.timeMs - finger.anchor.timeMs >= dragMs) finger.anchor = at;
    return [];
  }

  /** Takes a pointer that goes up, or that the browser takes away. */
  up(at: PointerMove): readonly Gesture[] {
    const isKnown = this.#fingers.delete(at.id);
    return isKnown ? [{ kind: 'release', x: at.x, y: at.y }] : [];
  }

  /** Returns true when a finger that went down at a time makes a long tap now: it still rests, and is the only one. */
  isLongTap(id: number, timeMs: number): boolean {
    const finger = this.#fingers.get(id);
    if (!finger?.isResting || this.#fingers.size > 1) return false;
    return timeMs - finger.start.timeMs >= longTapMs;
  }

  /** Returns the releases of all fingers, which it forgets: the screen takes no more of them. */
  cancel(): readonly Gesture[] {
    const fingers = [...this.#fingers.values()];
    this.#fingers.clear();
    return fingers.map(({ anchor: { x, y } }) => ({ kind: 'release', x, y }));
  }
}
