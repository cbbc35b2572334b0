import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text';
import { contentLimits as limits } from './limits';
import { safeAddress } from './safe-address';

const line = (most: number, least = 0) =>
  v.pipe(v.string(), v.transform(cleanLine), v.minLength(least), v.maxLength(most));

const title = line(limits.titleCharacters);
const body = v.pipe(v.string(), v.transform(cleanText), v.maxLength(limits.bodyCharacters));

const link = v.object({
  label: line(limits.labelCharacters, 1),
  address: v.pipe(
    v.string(),
    v.maxLength(limits.addressCharacters),
    v.check((address) => safeAddress(address) !== undefined),
  ),
  note: v.optional(line(limits.noteCharacters)),
});

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.pictureSide));

const picture = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  alt: line(limits.altCharacters, 1),
  width: side,
  height: side,
});

const section = v.variant('kind', [
  v.object({ kind: v.literal('text'), title, body }),
  v.object({ kind: v.literal('links'), title, links: v.pipe(v.array(link), v.maxLength(limits.links)) }),
  v.object({
    kind: v.literal('pictures'),
    title,
    pictures: v.pipe(v.array(picture), v.maxLength(limits.pictures)),
  }),
  v.object({ kind: v.literal('organisers'), title, body }),
]);

/** A page's content of version 1, as it is published (decision 067). */
export const contentSchema = v.object({
  v: v.literal(1),
  sections: v.pipe(v.array(section), v.minLength(1), v.maxLength(limits.sections)),
});

export type PageContent = v.InferOutput<typeof contentSchema>;
export type PageSection = PageContent['sections'][number];
export type PageLink = Extract<PageSection, { kind: 'links' }>['links'][number];
export type PagePicture = Extract<PageSection, { kind: 'pictures' }>['pictures'][number];
