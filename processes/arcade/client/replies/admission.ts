import * as v from 'valibot';
import { admissionSettingsSchema, admissionStatus } from '../../../admission/client';
import { addressText, ledgerTime } from '../../../common/client/reply-fields';

export const arcadeMineSchema = v.object({
  address: addressText,
  /** True when the places of the address are on the list of people; where anybody is admitted, others are not. */
  isPerson: v.boolean(),
  admission: admissionStatus,
  /** Whom the arcade counts as people. */
  admits: admissionSettingsSchema,
  at: ledgerTime,
});

/** The standing of an address in the arcade. */
export type ArcadeMine = v.InferOutput<typeof arcadeMineSchema>;
