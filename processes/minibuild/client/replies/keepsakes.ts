import * as v from 'valibot';
import { ledgerTime, transactionId } from '../../../common/client/reply-fields';
import { keepsakeKinds } from '../generated';

const kind = v.picklist(keepsakeKinds);
/** Its process, which is also the transaction whose data is its picture; absent until the network has made it. */
const asset = v.optional(transactionId);

export const contestKeepsakeSchema = v.object({ kind, asset, at: ledgerTime });

export const contestKeepsakesSchema = v.object({
  rows: v.array(v.object({ kind, isAsked: v.boolean(), asset })),
  at: ledgerTime,
});

/** A keepsake that somebody asks for. */
export type ContestKeepsake = v.InferOutput<typeof contestKeepsakeSchema>;
/** The keepsakes that an address has earned. */
export type ContestKeepsakes = v.InferOutput<typeof contestKeepsakesSchema>;
