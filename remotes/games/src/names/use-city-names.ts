import { cityNamer, useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { isArcadeSlug } from '../arcades';
import { useMessages } from '../messages';

/** Returns a function from a city's slug to its name in the language of the page, or else in English. */
export function useCityNames(): (slug: string) => string {
  const t = useMessages();
  const { code } = useLocale();
  const looks = useCityLooks();
  return cityNamer(looks, code, (slug) => (isArcadeSlug(slug) ? t(`city.${slug}`) : undefined));
}
