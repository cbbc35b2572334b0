import * as v from 'valibot';
import { keepsakeEntries, ledgerTime } from '../../../common/client/reply-fields';
import { keepsakeKinds } from '../generated';

const kind = v.picklist(keepsakeKinds);

export const contestKeepsakeSchema = v.object({ kind, asset: keepsakeEntries.asset, at: ledgerTime });

export const contestKeepsakesSchema = v.object({
  rows: v.array(v.object({ kind, ...keepsakeEntries })),
  at: ledgerTime,
});

/** A keepsake that somebody asks for. */
export type ContestKeepsake = v.InferOutput<typeof contestKeepsakeSchema>;
/** The keepsakes that an address has earned. */
export type ContestKeepsakes = v.InferOutput<typeof contestKeepsakesSchema>;
