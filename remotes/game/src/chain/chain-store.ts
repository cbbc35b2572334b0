import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { chainsSchema, type OwnChain } from './own-chains.domain';

/** The hash chains that this browser keeps for one wallet in one event. */
export function chainStore(process: string, address: string): KeptValue<OwnChain[]> {
  return keptValue(['game', process, address, 'chains'], chainsSchema);
}

/** The hash chains of the rabbit that this phone shows. */
export function useChainStore(): KeptValue<OwnChain[]> {
  const { process } = useGame().event;
  const { address } = useOwnRabbit();
  return useMemo(() => chainStore(process, address), [process, address]);
}
