import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { contestCalls } from './contest-calls';
import type { ContestOrder, EntryKind } from './domain';
import { ownAct } from './own-act';
import {
  type ContestEntry,
  type EntryFile,
  type EntryList,
  entryListSchema,
  entrySchema,
} from './replies/entries';
import { type Flagged, flaggedSchema } from './replies/staff';

/** An entry that is submitted, whole each time. */
export interface NewEntry {
  kind: EntryKind;
  title: string;
  text?: string;
  /** `https` addresses, and ids of processes. */
  links?: readonly string[];
  /** Needed for a picture, and for a text that is longer than `text` can be. */
  file?: EntryFile;
  /** A small WebP, JPEG or PNG picture in base64url, at most `maxPreviewBytes`; needed for a picture. */
  preview?: string;
}

/**
 * Submits the entry of the sender's team, or a new revision of it. A person without a team gets a team of one, with their
 * nickname as its name.
 * @throws AppError `contest.phase`, `person.unknown`, `entry.malformed`, `entry.kind`, `entry.incomplete`, `entry.preview`,
 *   `entry.too-many`, `entry.too-many-revisions`, `team.name-taken`
 */
export const submitEntry = /* @__PURE__ */ ownAct('Submit');

/**
 * Withdraws the entry of the sender's team. While entries are made a new submission brings it back.
 * @throws AppError `entry.none`, `entry.withdrawn`, `contest.phase`
 */
export const withdrawEntry = /* @__PURE__ */ ownAct('Withdraw');

/** A page of a list of entries, and the entries that it is to have. */
export interface AskedEntries extends PageRange {
  /** Default: `newest`. `place` is refused by `results.none` until the results are published. */
  order?: ContestOrder;
  /** The number that `shuffled` follows from, 0 to `maxSeed`. */
  seed?: number;
  kind?: EntryKind;
  /** Text in the title or the name of the team, in any spelling. */
  search?: string;
  /** True for entries of teams that look for members. */
  seeking?: boolean;
  /** True for the list with hidden and withdrawn entries, flags and approvals. */
  staff?: boolean;
}

/** Reads a page of entries, of at most `maxEntriesPage` rows. */
export function readEntries(
  contest: ProcessPlace,
  asked: AskedEntries,
  options?: ProcessReadOptions,
): Promise<EntryList> {
  return contestCalls.read(contest, { action: 'Entries', data: asked, schema: entryListSchema }, options);
}

/**
 * Reads an entry; a hidden one only with `staff`.
 * @throws AppError `entry.unknown`, `entry.hidden`
 */
export function readEntry(
  contest: ProcessPlace,
  asked: { entry: number; staff?: boolean },
  options?: ProcessReadOptions,
): Promise<ContestEntry> {
  return contestCalls.read(contest, { action: 'Entry', data: asked, schema: entrySchema }, options);
}

/**
 * Flags an entry, a comment on it or the name of its team for the staff to look at, once.
 * @throws AppError `flag.not-allowed`, `flag.hidden`, `flag.repeated`, `flag.too-many`, `entry.unknown`, `entry.hidden`,
 *   `comment.unknown`, `team.unknown`
 */
export function flagEntry(
  contest: ProcessPlace,
  flag: { entry: number; comment?: number; team?: number; reason: string },
  options: ProcessSendOptions,
): Promise<Flagged> {
  return contestCalls.send(
    contest,
    { action: 'Flag', data: flag, reply: 'Flagged', schema: flaggedSchema },
    options,
  );
}
