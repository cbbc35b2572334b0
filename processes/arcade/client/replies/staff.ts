import * as v from 'valibot';
import { admissionViewSchema } from '../../../admission/client';
import { addressText, ledgerTime, processIdText, wholeNumber } from '../../../common/client/reply-fields';

export const arcadeInfoSchema = v.object({
  /** Version of the state's shape. */
  version: wholeNumber,
  owner: addressText,
  /** The owner first. */
  staff: v.array(addressText),
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

const plainValue = v.union([v.string(), v.number(), v.boolean()]);

export const arcadeStaffLogSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      at: wholeNumber,
      address: addressText,
      action: v.string(),
      reason: v.string(),
      /** The fields of the act besides its reason. */
      detail: v.optional(v.record(v.string(), v.union([plainValue, v.array(plainValue)]))),
    }),
  ),
  at: ledgerTime,
});

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
