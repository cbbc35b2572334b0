import type { City, CitySlug } from './cities';
import colours from './city-colours.module.css';

/** The first city whose colours a city of each colour has. */
const likeCity: Readonly<Record<City['colour'], CitySlug>> = {
  red: 'singapore',
  orange: 'ph',
  yellow: 'adi',
  green: 'chandig',
  blue: 'lisbon',
  indigo: 'mumbai',
  violet: 'bengaluru',
};

/** Returns the class names that give a page the colours of its city. */
export const cityColours = ({ slug, colour, skyline }: Pick<City, 'slug' | 'colour' | 'skyline'>): string =>
  `${colours.city} ${(!skyline && colours[slug]) || colours[likeCity[colour]]}`;
