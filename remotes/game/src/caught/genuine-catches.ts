import { type Chain, claimOf, type Player, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';

/** One claim on the own rabbit, as the ledger lists it. */
export type Caught = NonNullable<Player['caught']>[number];

interface OwnRabbit {
  process: ProcessId;
  rabbit: RabbitId;
  chain: Chain;
  /** The slot of the chain's anchor. */
  start: number;
}

/** Returns the claims that were made with a token of the own rabbit, which nobody can do who has not scanned it. */
export function genuineCatches(
  caught: readonly Caught[],
  { process, rabbit, chain, start }: OwnRabbit,
): Caught[] {
  return caught.filter(({ slot, claim, address }) => {
    const token = slot > start ? chain.tokenAt(slot - start) : undefined;
    return token && toBase64Url(claimOf({ process, rabbit, slot, token, address })) === claim;
  });
}
