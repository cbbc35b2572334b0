import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useCallback, useMemo } from 'react';
import { useChainStore } from '../chain/chain-store';
import { chainStanding } from '../chain/own-chains.domain';
import { useChain } from '../chain/use-chain';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { tellCatches, toldSchema, unseenCatches } from './domain/unseen-catches';
import { type Caught, genuineCatches } from './genuine-catches';

interface Greeting {
  /** The players who scanned the own rabbit lately and were not named yet. */
  by: Caught[];
  /** Notes that they were named. */
  tell: () => void;
}

/** The news of having been scanned, from the ledger's last answer; each claim is checked against this phone's own chain. */
export function useGreeting(): Greeting {
  const { client } = useGame();
  const { player, address } = usePlayer();
  const { process } = client;
  const store = useMemo(
    () => keptValue(['game', process, address, 'told-catches'], toldSchema),
    [process, address],
  );
  const told = useKeptValue(store) ?? [];
  const unseen = unseenCatches(player.caught ?? [], told, player.at);
  const chains = useKeptValue(useChainStore()) ?? [];
  // The chain is computed only when there is something to check.
  const standing = unseen[0] && chainStanding(chains, player.chain, unseen[0].slot);
  const own = standing && 'chain' in standing ? standing.chain : undefined;
  const chain = useChain(address, own?.seed, own?.length);
  const by =
    own && chain ? genuineCatches(unseen, { process, rabbit: player.rabbit, chain, start: own.start }) : [];
  return {
    by,
    tell: useCallback(
      () => store.write(tellCatches(store.read() ?? [], player.caught ?? [])),
      [store, player.caught],
    ),
  };
}
