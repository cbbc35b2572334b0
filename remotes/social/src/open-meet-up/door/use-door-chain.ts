import { createDoorChain } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useState } from 'react';
import type { OwnDoor } from './own-doors.domain';

/** The tokens of a door, by slot. */
type TokenOf = (slot: number) => Uint8Array | undefined;

/** Computes the tokens of a door from its secret; undefined until they are there. */
export function useDoorChain(address: Address, own: OwnDoor | undefined): TokenOf | undefined {
  const [computed, setComputed] = useState<{ seed: string; tokenOf: TokenOf }>();
  const { seed, start = 0, length = 0 } = own ?? {};
  useEffect(() => {
    if (seed === undefined) return;
    let isOver = false;
    const compute = async () => {
      const chain = await createDoorChain({ address, length, seed: fromBase64Url(seed) });
      if (!isOver) setComputed({ seed, tokenOf: (slot) => chain.tokenAt(slot - start) });
    };
    void compute();
    return () => {
      isOver = true;
    };
  }, [address, seed, start, length]);
  return computed && computed.seed === seed ? computed.tokenOf : undefined;
}
