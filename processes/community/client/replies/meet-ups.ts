import * as v from 'valibot';
import { addressText, keepsakeEntries, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';

const meetUpFields = {
  id: wholeNumber,
  /** Slug. */
  city: v.string(),
  title: v.string(),
  /** Plain text in lines. */
  text: v.string(),
  /** Unix milliseconds. */
  startsAt: wholeNumber,
  minutes: wholeNumber,
  /** Name of its time zone (IANA). */
  zone: v.string(),
  place: v.string(),
  /** An https address. */
  mapUrl: v.optional(v.string()),
  /** 0 for no limit. */
  capacity: wholeNumber,
  cancelled: v.optional(v.literal(true)),
  /** People who are in. */
  coming: wholeNumber,
  /** People on the waiting list. */
  waiting: wholeNumber,
  /** People whose attendance is settled. */
  checkedIn: wholeNumber,
  /** Times that it was changed. */
  changes: wholeNumber,
  /** Unix milliseconds. */
  changedAt: wholeNumber,
  /** Unix milliseconds after which no code of its newest door counts; absent without a door. */
  doorUntil: v.optional(wholeNumber),
};

export const meetUpRowSchema = v.object(meetUpFields);

/** A meet-up of a city. */
export type MeetUp = v.InferOutput<typeof meetUpRowSchema>;

export const meetUpSchema = v.object({ ...meetUpFields, at: ledgerTime });

export const meetUpListSchema = v.object({
  /** Meet-ups of the list; a few of them may be left out of its pages. */
  total: wholeNumber,
  rows: v.array(meetUpRowSchema),
  /** Offset at which the next page begins; absent on the last one. */
  next: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A page of meet-ups: upcoming ones by their start, past ones newest first. */
export type MeetUpRows = v.InferOutput<typeof meetUpListSchema>;

export const savedMeetUpSchema = v.object({ id: wholeNumber, at: ledgerTime });

const comingState = v.picklist(['in', 'waiting', 'no']);
export const attendedState = v.picklist(['yes', 'pending', 'no']);

/** If a person is in, waits for a place, or does not come. */
export type ComingState = v.InferOutput<typeof comingState>;

/** If a person attended, has a check-in that waits for its code to be disclosed, or neither. */
export type AttendedState = v.InferOutput<typeof attendedState>;

export const comingSchema = v.object({
  state: comingState,
  /** Place on the waiting list, from 1; present for one who waits. */
  place: v.optional(wholeNumber),
  coming: wholeNumber,
  waiting: wholeNumber,
  at: ledgerTime,
});

/** The reply to `Coming`. */
export type Coming = v.InferOutput<typeof comingSchema>;

const ownMeetUpSchema = v.object({
  id: wholeNumber,
  state: comingState,
  /** Place on the waiting list, from 1; present for one who waits. */
  place: v.optional(wholeNumber),
  attended: attendedState,
  /** Present once it is earned. */
  keepsake: v.optional(v.object(keepsakeEntries)),
});

/** The part that an address has in a meet-up. */
export type OwnMeetUp = v.InferOutput<typeof ownMeetUpSchema>;

export const ownMeetUpsSchema = v.object({ rows: v.array(ownMeetUpSchema), at: ledgerTime });

export const meetUpKeepsakeSchema = v.object({
  meetUp: wholeNumber,
  asset: keepsakeEntries.asset,
  at: ledgerTime,
});

export const comersSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      address: addressText,
      name: v.optional(v.string()),
      state: comingState,
      attended: attendedState,
    }),
  ),
  at: ledgerTime,
});

/** A page of the people who come to a meet-up, by arrival, and then of those who checked in besides. */
export type Comers = v.InferOutput<typeof comersSchema>;
