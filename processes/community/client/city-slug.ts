import { maxCitySlugLength } from './generated';

/** Returns true for a text that has the form of a city's slug: 2 to 24 small letters, digits and hyphens. */
export const isCitySlugForm = (text: string): boolean =>
  /^[a-z0-9-]{2,}$/.test(text) && text.length <= maxCitySlugLength;
