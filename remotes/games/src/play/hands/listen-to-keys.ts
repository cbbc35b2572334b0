import { onEvent } from '../on-event';
import type { Hands } from './hands';
import { keyEffect } from './keys';

/** Listens to the keyboard while an element has the focus, and keeps its keys from scrolling the page. */
export function listenToKeys({ element, play, pause }: Hands): () => void {
  const held = new Set<string>();
  const release = (code: string) => {
    if (held.delete(code)) play({ kind: 'key', code, isDown: false });
  };

  const onDown = (event: KeyboardEvent) => {
    const effect = keyEffect(event);
    if (effect === 'foreign') return;
    event.preventDefault();
    if (effect === 'pause') pause();
    if (effect !== 'play') return;
    held.add(event.code);
    play({ kind: 'key', code: event.code, isDown: true });
  };
  const undo = [
    onEvent(element, 'keydown', onDown),
    onEvent<KeyboardEvent>(element, 'keyup', ({ code }) => release(code)),
  ];

  return () => {
    for (const stop of undo) stop();
    for (const code of [...held]) release(code);
  };
}
