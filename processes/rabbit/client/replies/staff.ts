import * as v from 'valibot';
import { rabbitIdSchema } from '../rabbit-id';
import { addressText } from './address-text';
import { ledgerTime, wholeNumber } from './fields';

/** The fields of an act besides its reason. */
const detailSchema = v.record(v.string(), v.union([v.string(), v.number(), v.array(addressText)]));

export const staffLogSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      at: wholeNumber,
      address: addressText,
      action: v.string(),
      reason: v.string(),
      detail: v.optional(detailSchema),
    }),
  ),
  at: ledgerTime,
});

/** A page of what the staff did, newest first. */
export type StaffLog = v.InferOutput<typeof staffLogSchema>;

export const contactsSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      rabbit: rabbitIdSchema,
      address: addressText,
      nickname: v.string(),
      /** Number of confirmed claims that the rabbit gave: one that gave its seed away stands out. */
      given: wholeNumber,
      /** In base64url; `openContact` opens it. */
      /** Present once the staff removed the player. */
      removed: v.optional(v.literal(true)),
      sealedContact: v.string(),
      /** P-256 public key, raw and uncompressed, in base64url. */
      roleKey: v.string(),
    }),
  ),
  at: ledgerTime,
});

/** A page of what players sealed for the staff, by rabbit number. */
export type Contacts = v.InferOutput<typeof contactsSchema>;
