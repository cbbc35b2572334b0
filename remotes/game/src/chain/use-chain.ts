import { type Chain, createChain } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useState } from 'react';

/** The chain computed last: a screen that comes back shows its code at once. */
let last: { seed: string; length: number; chain: Chain } | undefined;

/** The tokens of a chain from its seed (base64url); undefined while they are being computed. */
export function useChain(address: Address, seed: string | undefined, length = 0): Chain | undefined {
  const [computed, setComputed] = useState(last);
  useEffect(() => {
    if (seed === undefined) return;
    if (last?.seed === seed && last.length === length) {
      setComputed(last);
      return;
    }
    let isOver = false;
    const compute = async () => {
      const chain = await createChain({ address, length, seed: fromBase64Url(seed) });
      last = { seed, length, chain };
      if (!isOver) setComputed(last);
    };
    void compute();
    return () => {
      isOver = true;
    };
  }, [address, seed, length]);
  return computed && computed.seed === seed && computed.length === length ? computed.chain : undefined;
}
