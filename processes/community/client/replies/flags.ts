import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { flaggedKinds } from '../generated';

const thing = {
  kind: v.picklist(flaggedKinds),
  /** Address of the person whose name it is, process of the event, number of the meet-up, or slug of the city. */
  id: v.string(),
};

export const thingFlaggedSchema = v.object({ ...thing, at: ledgerTime });

export const flaggedThingsSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      ...thing,
      /** The name or title; absent once nobody sees it any more. */
      title: v.optional(v.string()),
      /** Slug of the city of an event or a meet-up. */
      city: v.optional(v.string()),
      /** Number of flags since the staff last decided. */
      flags: wholeNumber,
      /** That of the latest flag. */
      reason: v.string(),
      flaggedAt: wholeNumber,
    }),
  ),
  at: ledgerTime,
});

/** A page of the things that people flagged, those with most flags first. */
export type FlaggedThings = v.InferOutput<typeof flaggedThingsSchema>;
export type FlaggedThing = FlaggedThings['rows'][number];
