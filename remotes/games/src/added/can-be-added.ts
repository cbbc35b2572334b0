import { hasArcade, isArcadeSlug } from '../arcades';

/** Returns true when a city that the community adds can have a slug: one of the eight has its own pages, or no arcade. */
export const canBeAdded = ({ city = '' }: { city?: string }): boolean =>
  /^[a-z0-9-]{2,24}$/.test(city) && hasArcade(city) && !isArcadeSlug(city);
