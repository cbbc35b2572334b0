import * as v from 'valibot';
import {
  addressText,
  languageTag,
  ledgerTime,
  transactionId,
  wholeNumber,
} from '../../../common/client/reply-fields';
import { cityRowSchema } from './cities';

/** The revision of another language that a text is a translation of. */
const originalSchema = v.object({ language: languageTag, number: wholeNumber });

const revisionFields = {
  number: wholeNumber,
  author: addressText,
  publishedAt: wholeNumber,
  /** The message that brought it; `openRevision` takes the content from its data. */
  message: v.optional(transactionId),
  /** SHA-256 of the content, in base64url. */
  hash: v.string(),
  from: v.optional(originalSchema),
  /** The earlier revision whose content it has. */
  restores: v.optional(wholeNumber),
};

const { slug: _, ...cityFields } = cityRowSchema.entries;

export const cityPageSchema = v.object({
  city: v.string(),
  language: languageTag,
  ...cityFields,
  /** Names of the organisers and the author, by address; absent when none of them has a name. */
  names: v.optional(v.record(addressText, v.string())),
  ...v.partial(v.object(revisionFields)).entries,
  /** 0 for a page without a revision, which has no content either. */
  number: wholeNumber,
  /** True for a translation whose original has a newer revision. */
  older: v.boolean(),
  content: v.optional(v.string()),
  at: ledgerTime,
});

/** The page of a city in a language, and the people who run it. */
export type CityPage = v.InferOutput<typeof cityPageSchema>;

export const publishedSchema = v.object({
  city: v.string(),
  language: languageTag,
  number: wholeNumber,
  hash: v.string(),
  at: ledgerTime,
});

/** The revision that became a page's current one. */
export type Published = v.InferOutput<typeof publishedSchema>;

export const revisionListSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      ...revisionFields,
      /** Bytes of the content. */
      bytes: wholeNumber,
      /** Present for a translation whose original has a newer revision. */
      older: v.optional(v.literal(true)),
    }),
  ),
  at: ledgerTime,
});

/** Revisions of a page, newest first. */
export type RevisionList = v.InferOutput<typeof revisionListSchema>;
export type RevisionRow = RevisionList['rows'][number];
