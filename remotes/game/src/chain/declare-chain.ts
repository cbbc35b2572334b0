import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { type ChainDeclaration, createChain, tokenBytes } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { chainToDeclare, keepChain, type OwnChain } from './own-chains.domain';

/**
 * Makes the chain that a `Register` or `Rekey` declares. The chain is stored before the message is sent, so
 * that a lost reply leaves a rabbit that can still be shown.
 */
export async function declareChain(
  stored: KeptValue<OwnChain[]>,
  { address, now, endsAt }: { address: Address; now: number; endsAt?: number },
): Promise<ChainDeclaration> {
  const chains = stored.read() ?? [];
  const newSeed = () => toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const chain = chainToDeclare(chains, { now, endsAt, newSeed });
  stored.write(keepChain(chains, chain));
  const { anchor } = await createChain({ address, length: chain.length, seed: fromBase64Url(chain.seed) });
  return { chainAnchor: toBase64Url(anchor), chainStart: chain.start, chainLength: chain.length };
}
