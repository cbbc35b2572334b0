import type { PlayerEvent } from '../game';

/** Takes what a player's hands do on an element. */
export interface Hands {
  /** The element that the game covers; keys count while it has the focus. */
  element: HTMLElement;
  play: (event: PlayerEvent) => void;
  pause: () => void;
  /** Takes a finger that rests. */
  longTap: () => void;
}
