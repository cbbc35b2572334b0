import { onEvent } from '../on-event';
import { heldCodes, pauseCode } from './gamepad';
import type { Hands } from './hands';

const connected = () => (navigator.getGamepads?.() ?? []).filter((pad) => pad?.mapping === 'standard');

const heldNow = () => new Set(connected().flatMap((pad) => (pad ? [...heldCodes(pad)] : [])));

/** Listens to gamepads. Browsers send no events of their buttons: while a gamepad is connected, each frame looks at it. */
export function listenToGamepads({ play, pause }: Pick<Hands, 'play' | 'pause'>): () => void {
  // A button that is held from before, such as the button that paused, counts once it is pressed anew.
  let held: ReadonlySet<string> = heldNow();
  let frame: number | undefined;

  const change = (now: ReadonlySet<string>) => {
    const before = held;
    held = now;
    for (const code of before)
      if (!now.has(code) && code !== pauseCode) play({ kind: 'key', code, isDown: false });
    for (const code of now) {
      if (before.has(code)) continue;
      if (code === pauseCode) pause();
      else play({ kind: 'key', code, isDown: true });
    }
  };
  const look = () => {
    frame = connected().length > 0 ? requestAnimationFrame(look) : undefined;
    change(heldNow());
  };
  const begin = () => {
    if (frame === undefined && connected().length > 0) frame = requestAnimationFrame(look);
  };
  const stop = onEvent(window, 'gamepadconnected', begin);
  begin();

  return () => {
    stop();
    if (frame !== undefined) cancelAnimationFrame(frame);
    change(new Set());
  };
}
