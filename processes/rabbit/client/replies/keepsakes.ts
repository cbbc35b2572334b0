import * as v from 'valibot';
import { keepsakeEntries, ledgerTime } from '../../../common/client/reply-fields';
import { keepsakeKinds } from '../generated';

const kind = v.picklist(keepsakeKinds);

export const keepsakeSchema = v.object({ kind, asset: keepsakeEntries.asset, at: ledgerTime });

export const keepsakesSchema = v.object({
  rows: v.array(v.object({ kind, ...keepsakeEntries })),
  at: ledgerTime,
});

/** A keepsake that its player asks for. */
export type Keepsake = v.InferOutput<typeof keepsakeSchema>;
/** The keepsakes that an address has earned. */
export type Keepsakes = v.InferOutput<typeof keepsakesSchema>;
export type KeepsakeRow = Keepsakes['rows'][number];
