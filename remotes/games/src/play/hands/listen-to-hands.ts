import type { Hands } from './hands';
import { listenToGamepads } from './listen-to-gamepads';
import { listenToKeys } from './listen-to-keys';
import { listenToPointers } from './listen-to-pointers';

/** Listens to fingers, mouse, keys and gamepads. Returns the undo, which releases all that is held. */
export function listenToHands(hands: Hands): () => void {
  const undo = [listenToPointers(hands), listenToKeys(hands), listenToGamepads(hands)];
  return () => {
    for (const stop of undo) stop();
  };
}
