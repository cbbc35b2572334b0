import type { CitySlug } from '../cities/cities';

/** The middle of each city's label, in units of the map: beside its place, clear of the other labels. */
export const labelPlaces: Readonly<Record<CitySlug, { x: number; y: number }>> = {
  lisbon: { x: 105, y: 195 },
  adi: { x: 452, y: 300 },
  chandig: { x: 702, y: 122 },
  vadodara: { x: 505, y: 160 },
  mumbai: { x: 512, y: 362 },
  bengaluru: { x: 696, y: 386 },
  singapore: { x: 850, y: 448 },
  ph: { x: 905, y: 218 },
};
