import * as v from 'valibot';
import type { PublishedReply } from '../../common/client';

/*
 * The parts that the process publishes of a city's page (docs/community-protocol.md); the schema of the reply judges what comes of them.
 */

const citySchema = v.looseObject({
  organisers: v.array(v.string()),
  pages: v.optional(v.record(v.string(), v.number())),
  names: v.optional(v.record(v.string(), v.string())),
});

const pageSchema = v.looseObject({
  author: v.string(),
  from: v.optional(v.object({ language: v.string(), number: v.number() })),
});

/** The reply to `CityPage`. */
export const publishedCityPage =
  ({ city: slug, language }: { city: string; language: string }): PublishedReply =>
  async (ask) => {
    const [{ slug: _, names, ...city }] = v.parse(v.tuple([citySchema]), await ask(`city-${slug}`));
    const isWritten = city.pages?.[language] !== undefined;
    const page = isWritten ? v.parse(pageSchema, (await ask(`page-${language}--${slug}`))[0]) : undefined;
    const shown = [...city.organisers, ...(page ? [page.author] : [])].filter((address) => names?.[address]);
    const original = page?.from && city.pages?.[page.from.language];
    return {
      ...city,
      city: slug,
      language,
      ...(shown.length > 0 && {
        names: Object.fromEntries(shown.map((address) => [address, names?.[address]])),
      }),
      ...(page ?? { number: 0 }),
      older: page?.from !== undefined && (original ?? 0) > page.from.number,
    };
  };
