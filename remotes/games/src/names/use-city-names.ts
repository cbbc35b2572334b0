import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { isArcadeSlug } from '../arcades';
import { useMessages } from '../messages';

/**
 * Returns a function from a city's slug to its name in the language of the page, or else in English; a city that this browser
 * does not know is named by its slug.
 */
export function useCityNames(): (slug: string) => string {
  const t = useMessages();
  const { code } = useLocale();
  const looks = useCityLooks();
  return (slug) => {
    const names = looks.find((look) => look.slug === slug)?.names;
    const own = names?.[code] ?? (isArcadeSlug(slug) ? t(`city.${slug}`) : names?.en);
    return own ?? slug;
  };
}
