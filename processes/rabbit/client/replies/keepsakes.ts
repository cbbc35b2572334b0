import * as v from 'valibot';
import { ledgerTime, transactionId } from '../../../common/client/reply-fields';
import { keepsakeKinds } from '../generated';

const kind = v.picklist(keepsakeKinds);
/** Its process, which is also the transaction whose data is its picture; absent until the network has made it. */
const asset = v.optional(transactionId);

export const keepsakeSchema = v.object({ kind, asset, at: ledgerTime });

export const keepsakesSchema = v.object({
  rows: v.array(v.object({ kind, isAsked: v.boolean(), asset })),
  at: ledgerTime,
});

/** A keepsake that its player asks for. */
export type Keepsake = v.InferOutput<typeof keepsakeSchema>;
/** The keepsakes that an address has earned. */
export type Keepsakes = v.InferOutput<typeof keepsakesSchema>;
export type KeepsakeRow = Keepsakes['rows'][number];
