import { isCitySlugForm, reservedCitySlugs } from '@rainbow-rabbit/processes/community/client';

/** Returns true when a city can have a slug: one of the right form that names no other page. */
export const canBeCity = ({ city = '' }: { city?: string }): boolean =>
  isCitySlugForm(city) && !(reservedCitySlugs as readonly string[]).includes(city);
