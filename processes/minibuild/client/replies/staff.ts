import * as v from 'valibot';
import { admissionViewSchema } from '../../../admission/client';
import {
  addressText,
  deskEntries,
  ledgerTime,
  plainValue,
  processIdText,
  staffLogOf,
  tokenQuantity,
  transactionId,
  wholeNumber,
} from '../../../common/client/reply-fields';
import { contestPhase } from './contest';
import { teamName } from './entries';

export const contestInfoSchema = v.object({
  ...deskEntries,
  phase: contestPhase,
  isOpen: v.boolean(),
  admission: admissionViewSchema,
  people: wholeNumber,
  /** People whom the staff have removed. */
  removed: wholeNumber,
  /** Teams that haven't ended. */
  teams: wholeNumber,
  /** Entries that were ever submitted. */
  entries: wholeNumber,
  hidden: wholeNumber,
  withdrawn: wholeNumber,
  /** Things that are flagged, and wait for the staff. */
  flags: wholeNumber,
  /** Ballots that count. */
  ballots: wholeNumber,
  judges: v.array(
    v.object({
      address: addressText,
      name: v.string(),
      /** False for somebody who was one. */
      isJudge: v.boolean(),
      /** Entries that the judge has scored or has a conflict about. */
      sheets: wholeNumber,
    }),
  ),
  payments: wholeNumber,
  publishedAt: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A contest at the glance of its staff. */
export type ContestInfo = v.InferOutput<typeof contestInfoSchema>;

export const contestStaffLogSchema = staffLogOf(v.union([plainValue, v.array(plainValue)]));

/** A page of what the staff did, newest first. */
export type ContestStaffLog = v.InferOutput<typeof contestStaffLogSchema>;

const flagRowSchema = v.object({
  entry: wholeNumber,
  /** Number of the comment on the entry that is flagged. */
  comment: v.optional(wholeNumber),
  /** Number of the entry's team, whose name is flagged. */
  team: v.optional(wholeNumber),
  /** The text of the comment, or the team's name. */
  text: v.optional(v.string()),
  title: v.string(),
  /** Number of flags since the staff last decided. */
  flags: wholeNumber,
  /** That of the latest flag. */
  reason: v.string(),
  flaggedAt: wholeNumber,
});

/** A flagged entry, a comment on one, or the name of its team. */
export type FlagRow = v.InferOutput<typeof flagRowSchema>;

export const flagListSchema = v.object({ total: wholeNumber, rows: v.array(flagRowSchema), at: ledgerTime });

/** A page of the flagged things, those with most flags first. */
export type FlagList = v.InferOutput<typeof flagListSchema>;

export const flaggedSchema = v.object({
  entry: wholeNumber,
  comment: v.optional(wholeNumber),
  team: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A flag that was taken. */
export type Flagged = v.InferOutput<typeof flaggedSchema>;

const contactRowSchema = v.object({
  person: wholeNumber,
  address: addressText,
  nickname: v.string(),
  /** The sealed e-mail address, in base64url. */
  contact: v.string(),
  /** True when it was sealed to an earlier contact key. */
  isOldKey: v.optional(v.literal(true)),
});

/** The sealed contact of a person. */
export type ContactRow = v.InferOutput<typeof contactRowSchema>;

export const contactListSchema = v.object({
  /** People who signed up; those without a contact have no row. */
  total: wholeNumber,
  rows: v.array(contactRowSchema),
  at: ledgerTime,
});

/** A page of contacts: those of the people `offset + 1` to `offset + limit`. */
export type ContactList = v.InferOutput<typeof contactListSchema>;

const personRowSchema = v.object({
  person: wholeNumber,
  address: addressText,
  nickname: v.string(),
  website: v.optional(v.string()),
  team: v.optional(teamName),
  signedUpAt: wholeNumber,
  hasVoted: v.boolean(),
  /** True for somebody with a ticket, or a player of a listed event, whatever the contest's admission. */
  isPerson: v.optional(v.literal(true)),
  /** The reason for which the staff removed the person. */
  removedFor: v.optional(v.string()),
});

/** A person who signed up. */
export type PersonRow = v.InferOutput<typeof personRowSchema>;

export const personListSchema = v.object({
  total: wholeNumber,
  rows: v.array(personRowSchema),
  at: ledgerTime,
});

/** A page of the people who signed up, by their numbers. */
export type PersonList = v.InferOutput<typeof personListSchema>;

const paymentEntries = {
  entry: wholeNumber,
  /** The address that is paid. */
  address: addressText,
  /** In the smallest units of the token. */
  quantity: tokenQuantity,
  token: processIdText,
  /** The token's message that moves it. */
  message: transactionId,
};

const paymentRowSchema = v.object({
  payment: wholeNumber,
  title: v.string(),
  ...paymentEntries,
  paidAt: wholeNumber,
  /** The member of the staff who recorded it. */
  by: addressText,
});

/** A payment that the staff recorded. */
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>;

export const contestPaymentListSchema = v.object({
  total: wholeNumber,
  rows: v.array(paymentRowSchema),
  at: ledgerTime,
});

/** A page of the payments, newest first. */
export type ContestPaymentList = v.InferOutput<typeof contestPaymentListSchema>;

const paymentClaimSchema = v.object({
  ...paymentEntries,
  /** The member of the staff who announced it. */
  by: addressText,
  /** The time until which nobody else can announce a payment of the entry. */
  endsAt: wholeNumber,
});

/** A payment that a member of the staff has announced, and nobody has recorded. */
export type PaymentClaim = v.InferOutput<typeof paymentClaimSchema>;

export const paymentClaimListSchema = v.object({
  total: wholeNumber,
  rows: v.array(paymentClaimSchema),
  at: ledgerTime,
});

/** A page of the payments that are announced and not recorded, in no order. */
export type PaymentClaimList = v.InferOutput<typeof paymentClaimListSchema>;
