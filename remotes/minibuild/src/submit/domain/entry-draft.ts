import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import type { ContestEntry } from '@rainbow-rabbit/processes/minibuild/client';
import {
  type EntryKind,
  entryKinds,
  maxEntryTextLength,
  maxLinkLength,
  maxLinks,
  maxTitleLength,
} from '@rainbow-rabbit/processes/minibuild/client/domain';
import { isAddress } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { webAddressOf } from '../../contest/domain/web-address';

export const entryDraftSchema = v.object({
  kind: v.picklist(entryKinds),
  title: v.string(),
  text: v.string(),
  links: v.array(v.string()),
  /** Revisions that the entry had when the draft was begun; 0 for the first one. */
  base: v.number(),
  /** Id of the submitted file that a revision goes without; it isn't fetched again. */
  dropped: v.optional(v.string()),
});

/** The texts of an entry that is being made: unchecked, as they were typed. */
export type EntryDraft = v.InferOutput<typeof entryDraftSchema>;

export const blankDraft = (kind: EntryKind): EntryDraft => ({
  kind,
  title: '',
  text: '',
  links: [],
  base: 0,
});

/** Returns the draft of a revision, which begins with the entry as it is. */
export const draftOf = ({
  kind,
  title,
  text,
  links,
  revisions,
}: Pick<ContestEntry, 'kind' | 'title' | 'text' | 'links' | 'revisions'>): EntryDraft => ({
  kind,
  title,
  text: text ?? '',
  links: [...links],
  base: revisions,
});

/** The problem of a field of a draft. */
export type EntryFault = 'missing' | 'too-long' | 'no-link';

/** Returns a text as it is sent: with plain line ends, and as the process takes it. */
export const sentText = (text: string): string =>
  ledgerText(text.replace(/\r\n?/g, '\n').replaceAll('\t', '  '));

/** Returns a title as it is sent, in one line. */
const sentTitle = (title: string): string => sentText(title).replace(/\n+/g, ' ');

/** Returns a link as it is sent: an address on the web, or the id of a process; undefined for anything else. */
export function entryLinkOf(text: string): string | undefined {
  const trimmed = text.trim();
  const link = isAddress(trimmed) ? trimmed : webAddressOf(trimmed);
  return link && link.length <= maxLinkLength ? link : undefined;
}

/** Returns the links that are typed, without the empty fields. */
const typedLinks = (links: readonly string[]): string[] =>
  links.map((link) => link.trim()).filter((link) => link !== '');

function textFault(text: string, max: number, isNeeded: boolean): EntryFault | undefined {
  const clean = sentText(text);
  if (clean === '') return isNeeded ? 'missing' : undefined;
  return [...clean].length > max ? 'too-long' : undefined;
}

/** The faults of a draft by field; a link's fault is at its index. */
export interface EntryFaults {
  title?: EntryFault;
  text?: EntryFault;
  links: readonly (EntryFault | undefined)[];
  /** True for a link without any link. */
  lacksLink: boolean;
}

/**
 * Returns the faults of a draft.
 * @param hasFile true for one whose work is a file, so a text needs no other
 */
export function entryFaults({ kind, title, text, links }: EntryDraft, hasFile: boolean): EntryFaults {
  const titleFault = textFault(title, maxTitleLength, true);
  const aboutText = textFault(text, maxEntryTextLength, kind === 'text' && !hasFile);
  return {
    ...(titleFault && { title: titleFault }),
    ...(aboutText && { text: aboutText }),
    links: links
      .slice(0, maxLinks)
      .map((link) => (link.trim() === '' || entryLinkOf(link) ? undefined : 'no-link')),
    lacksLink: kind === 'link' && typedLinks(links).length === 0,
  };
}

/** Returns true for a draft that can be sent, but for its picture. */
export const isSound = ({ title, text, links, lacksLink }: EntryFaults): boolean =>
  !title && !text && !lacksLink && links.every((fault) => !fault);

/** Returns true for a text that doesn't fit the message, but can be a file. */
export const isLongText = ({ kind, text }: EntryDraft): boolean =>
  kind === 'text' && textFault(text, maxEntryTextLength, false) === 'too-long';

/** The parts of a sound draft as they are sent. */
export function entryTexts({ kind, title, text, links }: EntryDraft) {
  const clean = sentText(text);
  return {
    kind,
    title: sentTitle(title),
    ...(clean && { text: clean }),
    links: typedLinks(links)
      .slice(0, maxLinks)
      .map((link) => entryLinkOf(link) ?? link),
  };
}

/** A field that a revision changes, with its text before and after. */
export interface EntryChange {
  field: 'kind' | 'title' | 'text' | 'links' | 'picture' | 'file';
  before: string;
  after: string;
}

/**
 * Returns the fields that a revision changes.
 * @param file the hash of the file that it will have; undefined without one
 */
export function entryChanges(
  entry: Pick<ContestEntry, 'kind' | 'title' | 'text' | 'links' | 'file'>,
  draft: EntryDraft,
  file: string | undefined,
): readonly EntryChange[] {
  const sent = entryTexts(draft);
  const isText = file ? sent.kind === 'text' : entry.kind === 'text';
  const all: readonly EntryChange[] = [
    { field: 'kind', before: entry.kind, after: sent.kind },
    { field: 'title', before: entry.title, after: sent.title },
    { field: 'text', before: entry.text ?? '', after: sent.text ?? '' },
    { field: 'links', before: entry.links.join('\n'), after: sent.links.join('\n') },
    { field: isText ? 'file' : 'picture', before: entry.file?.sha256 ?? '', after: file ?? '' },
  ];
  return all.filter(({ before, after }) => before !== after);
}
