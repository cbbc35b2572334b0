import { useSyncExternalStore } from 'react';

/** The player's choices, which this browser keeps. */
export interface PlayChoices {
  /** Off until asked for. */
  sound: boolean;
  vibration: boolean;
}

const key = 'rainbow-rabbit.games.play-choices';
const unchosen: PlayChoices = { sound: false, vibration: true };
const listeners = new Set<() => void>();
let kept: PlayChoices | undefined;

function read(): PlayChoices {
  try {
    const { sound, vibration } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { sound: sound === true, vibration: vibration !== false };
  } catch {
    return unchosen;
  }
}

function choicesNow(): PlayChoices {
  kept ??= read();
  return kept;
}

function choose(change: Partial<PlayChoices>): void {
  kept = { ...choicesNow(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The choice lives as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next field reads anew: another tab may have chosen otherwise.
    if (listeners.size === 0) kept = undefined;
  };
}

/** The player's choices, and their change. */
export function usePlayChoices(): { choices: PlayChoices; choose: (change: Partial<PlayChoices>) => void } {
  return { choices: useSyncExternalStore(subscribe, choicesNow, () => unchosen), choose };
}
