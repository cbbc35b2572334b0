import { type Chain, createChain } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useState } from 'react';

/** The tokens of a chain from its seed (base64url); undefined while they are being computed. */
export function useChain(address: Address, seed: string | undefined, length = 0): Chain | undefined {
  const [computed, setComputed] = useState<{ seed: string; chain: Chain }>();
  useEffect(() => {
    if (seed === undefined) return;
    let isOver = false;
    const compute = async () => {
      const chain = await createChain({ address, length, seed: fromBase64Url(seed) });
      if (!isOver) setComputed({ seed, chain });
    };
    void compute();
    return () => {
      isOver = true;
    };
  }, [address, seed, length]);
  return computed && computed.seed === seed ? computed.chain : undefined;
}
