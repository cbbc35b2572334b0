import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { browserState } from '../../bot/browser-state';
import { tokenActSchema } from './token-act';

const keptActSchema = v.object({
  act: tokenActSchema,
  message: v.custom<TxId>((id) => typeof id === 'string' && /^[\w-]{43}$/.test(id)),
  /** The signed item in base64url. */
  item: v.string(),
});

/** An act that is signed and not answered yet. */
export type KeptAct = v.InferOutput<typeof keptActSchema>;

/** Returns the act that an address has on its way to a token in this browser. */
export const keptAct = (process: ProcessId, address: Address) =>
  browserState<KeptAct | null>(`token-act.${process}.${address}`, v.nullable(keptActSchema), null);
