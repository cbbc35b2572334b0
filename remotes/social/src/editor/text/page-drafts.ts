import { inDatabase } from '@rainbow-rabbit/parts/kept';
import type { PagePlace } from '@rainbow-rabbit/processes/community/client';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { contentSchema, type PageSection } from '../../page-content/domain/content-schema';
import type { PageOrigin } from '../../page-ledger/page-ledger';

/** A draft of a page that this browser keeps until it is published or discarded. */
export interface PageDraft {
  /** The revision that it was begun from. */
  base: number;
  /** The sections of that revision, to find out later which side changed a section; absent when they could not be read. */
  baseSections?: readonly PageSection[];
  /** Unchecked: a draft may have an address that is half typed. */
  sections: readonly PageSection[];
  from?: PageOrigin;
  /** Time of this device, in milliseconds. */
  savedAt: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: unknown };
}

/** Texts of fields may break limits until they are published, so a draft is checked for its shape alone. */
const line = v.string();
const sectionShape = v.variant('kind', [
  v.object({ kind: v.picklist(['text', 'organisers']), title: line, body: line }),
  v.object({
    kind: v.literal('links'),
    title: line,
    links: v.array(v.object({ label: line, address: line, note: v.optional(line) })),
  }),
  v.object({
    kind: v.literal('pictures'),
    title: line,
    pictures: v.array(v.object({ id: line, alt: line, width: v.number(), height: v.number() })),
  }),
]);
const draftShape = v.object({
  base: v.number(),
  baseSections: v.optional(contentSchema.entries.sections),
  sections: v.array(sectionShape),
  from: v.optional(v.object({ language: v.string(), number: v.number() })),
  savedAt: v.number(),
});

const keyOf = (community: string, { city, language }: PagePlace) => [community, city, language].join(' ');

const openDrafts = () =>
  openDB<DraftDatabase>('rainbow-rabbit.social', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts');
    },
  });

/** Reads the draft of a page; undefined without one, and where the browser keeps none. */
export async function readPageDraft(community: string, name: PagePlace): Promise<PageDraft | undefined> {
  try {
    const value = await inDatabase(openDrafts, (database) => database.get('drafts', keyOf(community, name)));
    const { success, output } = v.safeParse(draftShape, value);
    return success ? (output as PageDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft of a page; undefined removes it. @returns false where the browser keeps none */
export async function keepPageDraft(
  community: string,
  name: PagePlace,
  draft: PageDraft | undefined,
): Promise<boolean> {
  const key = keyOf(community, name);
  try {
    await inDatabase(openDrafts, (database) =>
      draft ? database.put('drafts', draft, key).then(() => undefined) : database.delete('drafts', key),
    );
    return true;
  } catch {
    return false;
  }
}
