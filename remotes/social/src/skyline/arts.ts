import { type City, type CitySlug, isCitySlug } from '../cities/cities';
import type { SkylineArt } from './skyline-art';

/** Fetches the drawing of a city's skyline. Each is a chunk of its own, which comes with its city only. */
export const arts: Readonly<Record<CitySlug, () => Promise<SkylineArt>>> = {
  lisbon: async () => (await import('./art/lisbon')).lisbonArt,
  adi: async () => (await import('./art/adi')).adiArt,
  chandig: async () => (await import('./art/chandig')).chandigArt,
  vadodara: async () => (await import('./art/vadodara')).vadodaraArt,
  mumbai: async () => (await import('./art/mumbai')).mumbaiArt,
  bengaluru: async () => (await import('./art/bengaluru')).bengaluruArt,
  singapore: async () => (await import('./art/singapore')).singaporeArt,
  ph: async () => (await import('./art/ph')).phArt,
};

/** Fetches the drawing of a city: that of its parameters where the community has some. An unknown city has only its sky. */
export async function artOf({ slug, skyline }: Pick<City, 'slug' | 'skyline'>): Promise<SkylineArt> {
  if (skyline) return (await import('./draw-skyline')).drawSkyline(skyline);
  return isCitySlug(slug) ? arts[slug]() : [];
}
