import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import { publishedCityPage } from './published';
import {
  type CityPage,
  cityPageSchema,
  type Published,
  publishedSchema,
  type RevisionList,
  revisionListSchema,
} from './replies/pages';

/** One page of a city. */
export interface PagePlace {
  /** Slug of the city. */
  city: string;
  /** A tag, such as `ja` and `zh-tw`. */
  language: string;
}

/** A content that becomes the current revision of a page. */
export interface NewRevision extends PagePlace {
  /** The number of the revision that the author saw, 0 for none; the message is refused with `page.conflict` when it is not current. */
  base: number;
  /** At most `maxContentBytes` of UTF-8, without control characters besides the line feed. */
  content: string;
}

/** Reads a page with its content, and the people who run it. */
export function readCityPage(
  community: ProcessPlace,
  page: PagePlace,
  options?: ProcessReadOptions,
): Promise<CityPage> {
  const published = publishedCityPage(page);
  return communityCalls.read(
    community,
    { action: 'CityPage', data: page, schema: cityPageSchema, published },
    options,
  );
}

/** Publishes a new revision of a page; `from` is the revision of another language that it is a translation of. */
export function publishPage(
  community: ProcessPlace,
  revision: NewRevision & { from?: { language: string; number: number } },
  options: ProcessSendOptions,
): Promise<Published> {
  const call = { action: 'Publish' as const, data: revision, reply: 'Published', schema: publishedSchema };
  return communityCalls.send(community, call, options);
}

/** Makes the content of an earlier revision, by its number, the current one again. */
export function restorePage(
  community: ProcessPlace,
  revision: NewRevision & { number: number },
  options: ProcessSendOptions,
): Promise<Published> {
  const call = { action: 'Restore' as const, data: revision, reply: 'Published', schema: publishedSchema };
  return communityCalls.send(community, call, options);
}

/** Reads revisions of a page, newest first; at most `maxRevisionsPage`. */
export function readRevisions(
  community: ProcessPlace,
  page: PagePlace & PageRange,
  options?: ProcessReadOptions,
): Promise<RevisionList> {
  return communityCalls.read(
    community,
    { action: 'Revisions', data: page, schema: revisionListSchema },
    options,
  );
}

/** Returns the SHA-256 of a content, as the process names it. */
export function contentHash(content: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(content)));
}

const revisionMessage = v.pipe(v.string(), v.parseJson(), v.object({ content: v.string() }));

/**
 * Takes the content of a revision out of the data of the message that brought it.
 * @param data of the message, as a gateway or a unit gives it
 * @param hash that the process keeps of the revision
 * @returns undefined for data that are not that revision's
 */
export function openRevision(data: string, hash: string): string | undefined {
  const parsed = v.safeParse(revisionMessage, data);
  return parsed.success && contentHash(parsed.output.content) === hash ? parsed.output.content : undefined;
}
