import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { restSound, wakeSound } from './sound';

/** The player's choice, for every event on this phone. Without one, the game is silent. */
const choiceStore = () => keptValue(['game', 'sound'], v.boolean());

/** Returns true when the player has asked for sound. */
export const isSoundOn = (): boolean => choiceStore().read() ?? false;

/** The player's choice of sound, and its change, which has to be the effect of a tap and resolves once it is heard. */
export function useSoundChoice(): { isOn: boolean; choose: (isOn: boolean) => Promise<void> } {
  const store = useMemo(choiceStore, []);
  const isOn = useKeptValue(store) ?? false;
  const choose = async (wanted: boolean) => {
    store.write(wanted);
    if (wanted) await wakeSound();
    else restSound();
  };
  return { isOn, choose };
}

/**
 * Makes the page ready to sound by the player's taps, if sound was asked for on an earlier visit: browsers let nothing
 * sound before the first tap, and stop the sound of a page that was in the background.
 */
export function useWakingSound(): void {
  const { isOn } = useSoundChoice();
  useEffect(() => {
    if (!isOn) return;
    const wake = () => void wakeSound();
    document.addEventListener('click', wake);
    return () => document.removeEventListener('click', wake);
  }, [isOn]);
}
