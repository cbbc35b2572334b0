import { useCallback } from 'react';
import { useMessages } from '../messages';
import { isCitySlug } from './cities';

/** Returns a function from a city's slug to its name in the language of the page; a city added later is named by its slug. */
export function useCityName(): (slug: string) => string {
  const t = useMessages();
  return useCallback((slug) => (isCitySlug(slug) ? t(`city.name.${slug}`) : slug), [t]);
}
