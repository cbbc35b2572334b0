import { type KeptValue, keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { tokenActSchema } from './token-act';

const keptActSchema = v.object({
  act: tokenActSchema,
  message: keptId<TxId>(),
  /** The signed item in base64url. */
  item: v.string(),
});

/** An act that is signed and not answered yet. */
export type KeptAct = v.InferOutput<typeof keptActSchema>;

/** Returns the act that an address has on its way to a token in this browser. */
export const keptAct = (process: ProcessId, address: Address): KeptValue<KeptAct> =>
  keptValue(['devbot', 'token-act', process, address], keptActSchema);
