import { cityNamer } from '@rainbow-rabbit/parts/cities';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import { isCitySlug } from './cities';
import { useKnownCities } from './known-cities';

/** Returns a function from a city's slug to its name in the language of the page, or else in English. */
export function useCityName(): (slug: string) => string {
  const t = useMessages();
  const { code } = useLocale();
  const cities = useKnownCities();
  return useMemo(
    () => cityNamer(cities, code, (slug) => (isCitySlug(slug) ? t(`city.name.${slug}`) : undefined)),
    [t, code, cities],
  );
}
