import * as v from 'valibot';
import { addressText, languageTag, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';

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
