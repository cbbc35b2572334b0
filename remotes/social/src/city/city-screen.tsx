import { usePayload } from '@rainbow-rabbit/shared/area';
import { type CitySlug, cities } from '../cities/cities';
import { useKnownCities } from '../cities/known-cities';
import { useMessages } from '../messages';
import { parseBuiltInPage } from './built-in-page';
import { CityOf } from './city-of';

/** The page of one of the first cities. Its text is there with the page. */
export function CityScreen({ page: slug }: { page: CitySlug }) {
  const t = useMessages();
  const known = useKnownCities().find((city) => city.slug === slug);
  const city = known ?? cities[slug];
  const text = parseBuiltInPage(usePayload(city.path));
  return <CityOf city={city} title={t(`title.${slug}`)} text={text} />;
}
