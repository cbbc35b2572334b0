import { shortNameOf } from '@rainbow-rabbit/parts/short-name/domain';
import {
  cityColours,
  maxCitySlugLength,
  maxSkylineBuildings,
  maxSkylineSeed,
  type SkylineParameters,
  skylineGrounds,
  skylineLands,
} from '@rainbow-rabbit/processes/community/client';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';

/** A city as it is typed: its names by language, and the rest as texts. */
export interface NewCityValues extends Record<Locale, string> {
  slug: string;
  latitude: string;
  longitude: string;
  zone: string;
  lead: string;
  colour: string;
  land: string;
  ground: string;
  towers: string;
  houses: string;
  seed: string;
}

/** Returns the slug that was typed, or else the name in English as a slug. */
export const citySlugOf = ({ slug, en }: Pick<NewCityValues, 'slug' | 'en'>): string =>
  slug.trim() || shortNameOf(en, maxCitySlugLength);

/** Returns the names that were typed. A language without one has the English name. */
export const cityNamesOf = (values: Record<Locale, string>): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap(({ code }) => {
      const name = values[code].trim();
      return name ? [[code, name]] : [];
    }),
  );

/**
 * Returns degrees in hundredths.
 * @param most the most of those, on both sides of 0
 * @returns undefined for a text that is no number, or beyond that
 */
export function degreesOf(text: string, most: number): number | undefined {
  const typed = text.trim().replace(',', '.').replace('\u2212', '-');
  const hundredths = /^[-+]?\d{1,3}(\.\d{1,10})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN;
  return Math.abs(hundredths) <= most ? hundredths : undefined;
}

const wholeOf = (text: string, most: number): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], text: string): Name =>
  names.find((name) => name === text) ?? names[0];

/** A skyline as it is typed, whose numbers are undefined where they can't be right. */
export type TypedSkyline = {
  [Name in keyof SkylineParameters]:
    | SkylineParameters[Name]
    | (SkylineParameters[Name] extends number ? undefined : never);
};

/** Returns the skyline as it was typed. */
export const skylineOf = ({ colour, land, ground, towers, houses, seed }: NewCityValues): TypedSkyline => ({
  colour: oneOf(cityColours, colour),
  land: oneOf(skylineLands, land),
  ground: oneOf(skylineGrounds, ground),
  towers: wholeOf(towers, maxSkylineBuildings),
  houses: wholeOf(houses, maxSkylineBuildings),
  seed: wholeOf(seed, maxSkylineSeed),
});

/** Returns what the skyline is drawn from: nothing of what can't be right. */
export function drawnSkylineOf(values: NewCityValues): SkylineParameters {
  const { towers = 0, houses = 0, seed = 0, ...drawn } = skylineOf(values);
  return { ...drawn, towers, houses, seed };
}
