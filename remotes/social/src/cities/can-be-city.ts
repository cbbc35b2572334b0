import { maxCitySlugLength, reservedCitySlugs } from '@rainbow-rabbit/processes/community/client';

/** Returns true when a city can have a slug: 2 to 24 small letters, digits and hyphens, and no word that names another page. */
export const canBeCity = ({ city = '' }: { city?: string }): boolean =>
  /^[a-z0-9-]{2,}$/.test(city) &&
  city.length <= maxCitySlugLength &&
  !(reservedCitySlugs as readonly string[]).includes(city);
