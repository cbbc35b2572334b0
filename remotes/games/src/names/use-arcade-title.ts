import { isArcadeSlug } from '../arcades';
import { useMessages } from '../messages';
import { useCityNames } from './use-city-names';

/** Returns a function from a city's slug to the title of its arcade. */
export function useArcadeTitle(): (slug: string) => string {
  const t = useMessages();
  const cityName = useCityNames();
  return (slug) =>
    isArcadeSlug(slug) ? t(`title.arcade-${slug}`) : t('arcade.title', { city: cityName(slug) });
}
