import { isCitySlugForm } from '@rainbow-rabbit/processes/community/client';
import { hasArcade, isArcadeSlug } from '../arcades';

/** Returns true when a city that the community adds can have a slug: one of the eight has its own pages, or no arcade. */
export const canBeAdded = ({ city = '' }: { city?: string }): boolean =>
  isCitySlugForm(city) && hasArcade(city) && !isArcadeSlug(city);
