import * as v from 'valibot';
import { addressText, languageTag, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { isCitySlugForm } from '../city-slug';
import {
  cityColours,
  maxCities,
  maxCityNameLength,
  maxLatitude,
  maxLongitude,
  maxSkylineBuildings,
  maxSkylineSeed,
  maxZoneLength,
  skylineGrounds,
  skylineLands,
} from '../generated';
import { judgedRows } from './judged-rows';

export const cityRowSchema = v.object({
  slug: v.string(),
  /** Name of its time zone (IANA). */
  zone: v.string(),
  /** Also among the organisers. */
  lead: v.optional(addressText),
  organisers: v.array(addressText),
  /** The number of the current revision by language; absent for a city without a page. */
  pages: v.optional(v.record(languageTag, wholeNumber)),
  /** Present while the city is not shown to visitors. */
  hidden: v.optional(v.literal(true)),
});

/** A city and the people who run its page. */
export type CityRow = v.InferOutput<typeof cityRowSchema>;

/** The reply to `Organisers`. */
export const organisersSchema = v.object({ ...cityRowSchema.entries, at: ledgerTime });

export const cityListSchema = v.object({
  total: wholeNumber,
  cities: v.array(cityRowSchema),
  at: ledgerTime,
});

/** A page of the cities, in the order in which they were added. */
export type CityList = v.InferOutput<typeof cityListSchema>;

const wholeFrom = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const skylineSchema = v.object({
  colour: v.picklist(cityColours),
  /** Behind the buildings. */
  land: v.picklist(skylineLands),
  /** In front of them. */
  ground: v.picklist(skylineGrounds),
  towers: wholeFrom(0, maxSkylineBuildings),
  houses: wholeFrom(0, maxSkylineBuildings),
  /** Varies what is drawn. */
  seed: wholeFrom(0, maxSkylineSeed),
});

/** The parameters that a city's skyline is drawn from. */
export type SkylineParameters = v.InferOutput<typeof skylineSchema>;

const cityLookSchema = v.object({
  slug: v.pipe(v.string(), v.check(isCitySlugForm)),
  /** Name of its time zone (IANA). */
  zone: v.pipe(v.string(), v.maxLength(maxZoneLength)),
  /** By language, one of them English; absent for a first city whose name nobody changed, and so is all that follows. */
  names: v.optional(
    // A code point has two units at most.
    v.intersect([
      v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(2 * maxCityNameLength))),
      v.looseObject({ en: v.string() }),
    ]),
  ),
  /** Hundredths of a degree, north. */
  latitude: v.optional(wholeFrom(-maxLatitude, maxLatitude)),
  /** Hundredths of a degree, east. */
  longitude: v.optional(wholeFrom(-maxLongitude, maxLongitude)),
  skyline: v.optional(skylineSchema),
  /** Present while the city is not shown to visitors. */
  hidden: v.optional(v.literal(true)),
});

/** A city as lists and the map show it. */
export type CityLook = v.InferOutput<typeof cityLookSchema>;

/** A page of the cities as lists and the map show them, in the order in which they were added. */
export const cityIndexSchema = v.object({
  total: wholeNumber,
  cities: judgedRows(cityLookSchema, maxCities),
  at: ledgerTime,
});
