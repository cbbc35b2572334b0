import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  type CityPage,
  cityPageSchema,
  contentHash,
  type PagePlace,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ReadingStore } from '@rainbow-rabbit/shared/reading';
import * as v from 'valibot';
import { loadedContentParser } from '../page-content/content-parser';
import { contentLimits } from '../page-content/domain/limits';
import { keptPagesName } from './kept-pages-key';

/** The pages that a browser keeps: those that were read last (docs/product 9.195). */
const maxKeptPages = 6;

const keptSchema = v.pipe(
  v.array(v.object({ community: v.string(), at: v.number(), page: cityPageSchema })),
  v.maxLength(maxKeptPages),
);

type KeptPage = v.InferOutput<typeof keptSchema>[number];

const keptPages = keptValue<readonly KeptPage[]>(keptPagesName, keptSchema, { absent: [] });

/** Returns the text by which two answers about a page are compared; the time of an answer is no part of it. */
const comparable = (page: CityPage): string => JSON.stringify({ ...page, at: 0 });

/** Returns true for a page whose content has the hash that the process names. */
const isVerified = ({ content, hash }: CityPage): boolean =>
  content !== undefined && content.length <= contentLimits.contentBytes && contentHash(content) === hash;

/**
 * Returns the place where this browser keeps the last verified revision of a page. Its text is parsed before it is taken from
 * there: a text that can't be shown counts as absent, and so do all while the parser isn't there.
 */
export function keptPage(community: ProcessId, { city, language }: PagePlace): ReadingStore<CityPage> {
  const isHere = (kept: KeptPage) =>
    kept.community === community && kept.page.city === city && kept.page.language === language;
  return {
    read() {
      const kept = keptPages.read().find(isHere);
      const parsed =
        kept?.page.content === undefined ? undefined : loadedContentParser()?.(kept.page.content);
      return kept && parsed && 'sections' in parsed ? { value: kept.page, at: kept.at } : undefined;
    },
    write({ value: page, at }) {
      const all = keptPages.read();
      const [latest] = all;
      if (latest && isHere(latest) && comparable(latest.page) === comparable(page)) return;
      const others = all.filter((kept) => !isHere(kept));
      if (isVerified(page)) keptPages.write([{ community, at, page }, ...others].slice(0, maxKeptPages));
      else if (others.length < all.length) keptPages.write(others);
    },
  };
}
