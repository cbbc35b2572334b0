import * as v from 'valibot';
import { admissionViewSchema } from '../../../admission/client';
import {
  addressText,
  deskEntries,
  ledgerTime,
  plainValue,
  processIdText,
  staffLogOf,
  wholeNumber,
} from '../../../common/client/reply-fields';

export const arcadeInfoSchema = v.object({
  ...deskEntries,
  /** Whom the arcade counts as people, with its tickets. */
  admission: admissionViewSchema,
  /** People who can make challenges, besides the staff. */
  organisers: v.array(addressText),
  /** The process that points go to; absent until the staff name one. */
  community: v.optional(processIdText),
  /** Runs that were submitted and count, or were struck later. */
  runs: wholeNumber,
  /** Number of the latest batch of points, and of the latest that the community has acknowledged; 0 before the first. */
  batch: wholeNumber,
  acknowledged: wholeNumber,
  at: ledgerTime,
});

/** The arcade at a glance. */
export type ArcadeInfo = v.InferOutput<typeof arcadeInfoSchema>;

export const arcadeStaffLogSchema = staffLogOf(v.union([plainValue, v.array(plainValue)]));

/** A page of what staff and organisers did, newest first. */
export type ArcadeStaffLog = v.InferOutput<typeof arcadeStaffLogSchema>;

export const reportedSchema = v.object({
  /** Number of the batch that was sent. */
  batch: wholeNumber,
  /** Entries of the batch. */
  entries: wholeNumber,
  at: ledgerTime,
});

/** A batch of points that was sent to the community, a new one or the latest again. */
export type Reported = v.InferOutput<typeof reportedSchema>;
