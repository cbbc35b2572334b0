import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback } from 'react';
import { useMessages } from '../messages';
import { isCitySlug } from './cities';
import { useKnownCities } from './known-cities';

/**
 * Returns a function from a city's slug to its name in the language of the page, or else in English; a city that this browser
 * does not know is named by its slug.
 */
export function useCityName(): (slug: string) => string {
  const t = useMessages();
  const { code } = useLocale();
  const cities = useKnownCities();
  return useCallback(
    (slug) => {
      const names = cities.find((city) => city.slug === slug)?.names;
      const own = names?.[code] ?? (isCitySlug(slug) ? t(`city.name.${slug}`) : names?.en);
      return own ?? slug;
    },
    [t, code, cities],
  );
}
