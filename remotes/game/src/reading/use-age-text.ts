import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { useNow } from './use-now';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats a time in the past as an age: '5 minutes ago'. Times in Unix milliseconds. */
export function ageText(at: number, now: number, locale: string): string {
  const age = Math.max(0, now - at);
  const [unit, unitMs] = units.find(([, ms]) => age >= ms) ?? units[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(age / unitMs), unit);
}

/** Returns a function that formats ages in the language of the page, by a clock that runs on. */
export function useAgeText(): (at: number) => string {
  const { iso } = useLocale();
  const now = useNow(10_000);
  return useMemo(() => (at) => ageText(at, now, iso), [now, iso]);
}
