import * as v from 'valibot';
import { admissionViewSchema } from '../../../admission/client';
import {
  deskEntries,
  ledgerTime,
  plainValue,
  processIdText,
  staffLogOf,
} from '../../../common/client/reply-fields';

export const communityInfoSchema = v.object({
  ...deskEntries,
  admission: admissionViewSchema,
  /** The process of the token that claims are paid in; absent until the staff name one. */
  token: v.optional(processIdText),
  at: ledgerTime,
});

/** The community at a glance. */
export type CommunityInfo = v.InferOutput<typeof communityInfoSchema>;

export const communityStaffLogSchema = staffLogOf(
  v.union([plainValue, v.array(plainValue), v.record(v.string(), plainValue)]),
);

/** A page of what the staff did, newest first. */
export type CommunityStaffLog = v.InferOutput<typeof communityStaffLogSchema>;
