import * as v from 'valibot';
import { addressText, ledgerTime } from '../../../common/client/reply-fields';

export const ownNameSchema = v.object({
  /** Absent once it is taken away. */
  name: v.optional(v.string()),
  at: ledgerTime,
});

/** The reply to `Profile`. */
export type OwnName = v.InferOutput<typeof ownNameSchema>;

export const nameListSchema = v.object({
  /** By address; absent when none of them has a name. */
  names: v.optional(v.record(addressText, v.string())),
  at: ledgerTime,
});

/** The names of some addresses. */
export type NameList = v.InferOutput<typeof nameListSchema>;

export const membershipSchema = v.object({
  /** Absent for an address without one, and while it is hidden. */
  name: v.optional(v.string()),
  /** Reason for which the staff hide the name. */
  hiddenFor: v.optional(v.string()),
  /** Slug of the city that the person plays for in the latest season. */
  cityOfSeason: v.optional(v.string()),
  /** Slugs of the cities whose page the address may edit. */
  organiserOf: v.array(v.string()),
  /** Slugs of the cities whose organisers the address may choose. */
  leadOf: v.array(v.string()),
  isStaff: v.boolean(),
  isOwner: v.boolean(),
  at: ledgerTime,
});

/** The place of an address in the community. */
export type Membership = v.InferOutput<typeof membershipSchema>;
