import * as v from 'valibot';
import { ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { fileTypes } from '../generated';
import { entryKind } from './contest';

/** A picture inside the message of a submission: `openPreview` takes it from there. */
const previewSchema = v.object({
  message: transactionId,
  /** SHA-256 of the picture, in base64url. */
  sha256: v.string(),
});

const fileSchema = v.object({
  /** The data item on the storage network. */
  id: transactionId,
  type: v.picklist(fileTypes),
  bytes: wholeNumber,
  /** In base64url. */
  sha256: v.string(),
});

/** The finished work of an entry on the storage network. */
export type EntryFile = v.InferOutput<typeof fileSchema>;

export const teamName = v.object({
  team: wholeNumber,
  /** `#` and the number while the staff hide the name. */
  name: v.string(),
  isHidden: v.optional(v.literal(true)),
});

/** The parts of an entry that lists show as well. */
export const entryRowEntries = {
  entry: wholeNumber,
  kind: entryKind,
  title: v.string(),
  team: teamName,
  /** Whom the team looks for, while it has room. */
  seeking: v.optional(v.string()),
  preview: v.optional(previewSchema),
  submittedAt: wholeNumber,
  /** Time of the latest revision. */
  changedAt: wholeNumber,
  revisions: wholeNumber,
  isHidden: v.optional(v.literal(true)),
  isWithdrawn: v.optional(v.literal(true)),
  /** True while the captain of the team isn't admitted: the entry is shown to the staff alone. */
  isNotAdmitted: v.optional(v.literal(true)),
  /** Only for staff, and once the results are published. */
  approvals: v.optional(wholeNumber),
  /** Only for staff. */
  flags: v.optional(wholeNumber),
  /** Once the results are published; absent for an entry that was hidden or withdrawn then. */
  place: v.optional(wholeNumber),
};

const entryRowSchema = v.object(entryRowEntries);

/** An entry in a list. */
export type EntryRow = v.InferOutput<typeof entryRowSchema>;

export const entryListSchema = v.object({
  /** Entries that fit what was asked for. */
  total: wholeNumber,
  rows: v.array(entryRowSchema),
  at: ledgerTime,
});

/** A page of entries. */
export type EntryList = v.InferOutput<typeof entryListSchema>;

export const entryEntries = {
  ...entryRowEntries,
  /** The message of the latest revision. */
  message: transactionId,
  text: v.optional(v.string()),
  /** Addresses on the web, and ids of processes. */
  links: v.array(v.string()),
  file: v.optional(fileSchema),
  /** Members of the team, the captain first; empty once the team has ended. */
  people: v.array(v.object({ person: wholeNumber, nickname: v.string() })),
  /** The earliest first. */
  history: v.array(
    v.object({
      revision: wholeNumber,
      submittedAt: wholeNumber,
      message: transactionId,
      title: v.string(),
      file: v.optional(transactionId),
    }),
  ),
  /** The reason for which it is hidden; only for staff and its own team. */
  hiddenFor: v.optional(v.string()),
  withdrawnAt: v.optional(wholeNumber),
};

export const entrySchema = v.object({ ...entryEntries, at: ledgerTime });

/** An entry with everything that is known of it. */
export type ContestEntry = v.InferOutput<typeof entrySchema>;
