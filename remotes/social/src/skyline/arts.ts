import type { CitySlug } from '../cities/cities';
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
