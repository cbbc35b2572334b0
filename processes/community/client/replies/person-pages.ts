import * as v from 'valibot';
import { ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { boardLists } from '../generated';
import { boardEntries } from './boards';

export const shownPageSchema = v.object({ shown: v.boolean(), at: ledgerTime });

/** The reply to `ShowPage`. */
export type ShownPage = v.InferOutput<typeof shownPageSchema>;

const { rows: _, changedAt: __, ...boardNames } = boardEntries;

export const personPageSchema = v.variant('shown', [
  v.object({ shown: v.literal(false), at: ledgerTime }),
  v.object({
    shown: v.literal(true),
    name: v.optional(v.string()),
    /** Slug of the city that the person plays for this season. */
    city: v.optional(v.string()),
    /** That of everybody first, then the boards that the person came to last; at most `maxPageRows`. */
    boards: v.array(
      v.object({ ...boardNames, list: v.picklist(boardLists), place: wholeNumber, points: wholeNumber }),
    ),
    /** Meet-ups that the person attended, the latest first; at most `maxPageRows`, without those of hidden cities. */
    meetUps: v.array(
      v.object({
        id: wholeNumber,
        city: v.string(),
        title: v.string(),
        startsAt: wholeNumber,
        zone: v.string(),
        /** The process and picture of its keepsake, once that is made. */
        keepsake: v.optional(transactionId),
      }),
    ),
    /** Number of all meet-ups that the person attended. */
    attended: wholeNumber,
    at: ledgerTime,
  }),
]);

/** The page of a person. */
export type PersonPage = v.InferOutput<typeof personPageSchema>;
