import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { tokenActSchema } from './token-act';

const keptActSchema = v.object({
  act: tokenActSchema,
  sent: keptMessageSchema,
});

/** An act that is signed and not answered yet. */
export type KeptAct = v.InferOutput<typeof keptActSchema>;

/** Returns the act that an address has on its way to a token in this browser. */
export const keptAct = (process: ProcessId, address: Address): KeptValue<KeptAct> =>
  keptValue(['devbot', 'token-act', process, address], keptActSchema);
