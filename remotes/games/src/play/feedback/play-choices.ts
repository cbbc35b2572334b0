import { changeKept, keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';

/** The player's choices, which this browser keeps. */
export interface PlayChoices {
  /** From the first tap, until it is turned off. */
  sound: boolean;
  vibration: boolean;
}

const kept = keptValue<PlayChoices>(
  ['games', 'play-choices'],
  v.object({ sound: v.boolean(), vibration: v.boolean() }),
  { absent: { sound: true, vibration: true } },
);

const choose = (change: Partial<PlayChoices>) => changeKept(kept, (choices) => ({ ...choices, ...change }));

/** The player's choices, and their change. */
export function usePlayChoices(): { choices: PlayChoices; choose: (change: Partial<PlayChoices>) => void } {
  return { choices: useKeptValue(kept), choose };
}
