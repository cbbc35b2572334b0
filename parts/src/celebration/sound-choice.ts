import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { type KeptValue, keptValue, useKeptValue } from '../kept';
import { wakeSound } from './sound';

/** A person's choice of sound on the pages of an area, which this browser keeps. */
export type SoundChoice = KeptValue<boolean, boolean>;

/** Returns the choice of sound on the pages of an area, and whether they sound before anybody has chosen. */
export const soundChoice = (area: string, isOnAtFirst: boolean): SoundChoice =>
  keptValue([area, 'sound'], v.boolean(), { absent: isOnAtFirst });

/** The choice of sound, and its change, which has to be the effect of a tap and resolves once it is heard. */
export function useSoundChoice(choice: SoundChoice): {
  isOn: boolean;
  choose: (isOn: boolean) => Promise<void>;
} {
  const isOn = useKeptValue(choice);
  const choose = useCallback(
    async (wanted: boolean) => {
      choice.write(wanted);
      if (wanted) await wakeSound();
    },
    [choice],
  );
  return { isOn, choose };
}

/**
 * Makes the page ready to sound by a person's taps, unless sound is off: browsers let nothing sound before the first tap,
 * and stop the sound of a page that was in the background.
 */
export function useWakingSound(choice: SoundChoice): void {
  const isOn = useKeptValue(choice);
  useEffect(() => {
    if (!isOn) return;
    const wake = () => void wakeSound();
    document.addEventListener('click', wake);
    return () => document.removeEventListener('click', wake);
  }, [isOn]);
}
