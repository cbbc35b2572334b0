import * as v from 'valibot';
import { admissionViewSchema } from '../../../admission/client';
import { addressText, ledgerTime, processIdText, wholeNumber } from '../../../common/client/reply-fields';

export const communityInfoSchema = v.object({
  /** Version of the state's shape. */
  version: wholeNumber,
  owner: addressText,
  /** The owner first. */
  staff: v.array(addressText),
  admission: admissionViewSchema,
  /** The process of the token that claims are paid in; absent until the staff name one. */
  token: v.optional(processIdText),
  at: ledgerTime,
});

/** The community at a glance. */
export type CommunityInfo = v.InferOutput<typeof communityInfoSchema>;

const plainValue = v.union([v.string(), v.number(), v.boolean()]);

/** The fields of an act besides its reason. */
const actDetailSchema = v.record(
  v.string(),
  v.union([plainValue, v.array(plainValue), v.record(v.string(), plainValue)]),
);

export const communityStaffLogSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      at: wholeNumber,
      address: addressText,
      action: v.string(),
      reason: v.string(),
      detail: v.optional(actDetailSchema),
    }),
  ),
  at: ledgerTime,
});

/** A page of what the staff did, newest first. */
export type CommunityStaffLog = v.InferOutput<typeof communityStaffLogSchema>;
