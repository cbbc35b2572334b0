import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';
import { chainsSchema, type OwnChain } from './domain/own-chains';

/** The hash chains that this browser keeps for one wallet in one event. */
export function chainStore(process: string, address: string): StoredValue<OwnChain[]> {
  return gameStorage([process, address, 'chains'], chainsSchema);
}

/** The hash chains of the rabbit that this phone shows. */
export function useChainStore(): StoredValue<OwnChain[]> {
  const { process } = useGame().event;
  const { address } = useOwnRabbit();
  return useMemo(() => chainStore(process, address), [process, address]);
}
