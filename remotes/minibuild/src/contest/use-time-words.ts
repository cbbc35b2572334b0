import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback } from 'react';
import { type TimeWords, timeUntil, timeWords } from './domain/time-words';
import { useContest } from './use-contest';

/** Returns functions that say when something of the contest is: the moment, and how far off it is. */
export function useTimeWords(): { when: (at: number) => TimeWords; until: (at: number) => string } {
  const { iso } = useLocale();
  const { contest, now } = useContest();
  const zone = contest?.facts?.zone;
  return {
    when: useCallback((at: number) => timeWords({ at, now, iso, zone }), [now, iso, zone]),
    until: useCallback((at: number) => timeUntil(at, now, iso), [now, iso]),
  };
}
