import { encodeCode } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useRef } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { useStoredValue } from '../stored/stored-value';
import { useChainStore } from './chain-store';
import { chainStanding } from './domain/own-chains';
import { useChain } from './use-chain';
import { type Rekeying, useRekey } from './use-rekey';
import { useSlot } from './use-slot';

/** A player's rabbit on this phone, right now. */
export type OwnCode =
  | { status: 'preparing' }
  /** The chain is new: its first code is that of the slot. */
  | { status: 'starting'; slot: number }
  /** `elapsedMs`: the part of the slot that was over when its code appeared. */
  | { status: 'shown'; code: string; slot: number; elapsedMs: number }
  /** The chain begins later than this phone's clock. */
  | { status: 'clock-behind' }
  | { status: 'renewing'; rekeying: Rekeying; reason: 'lost' | 'used-up' | 'elsewhere'; renew: () => void };

/**
 * The code of the player's own rabbit in the running slot. A chain that is lost or used up is replaced at
 * once. A chain that another phone has replaced is replaced only when its owner asks for it; otherwise two
 * phones would replace each other's chains for ever.
 */
export function useOwnCode(): OwnCode {
  const { client } = useGame();
  const { player, address } = usePlayer();
  const { slot, elapsedMs } = useSlot();
  const chains = useStoredValue(useChainStore()) ?? [];
  const standing = chainStanding(chains, player.chain, slot);
  const { rekeying, rekey } = useRekey();
  const own = 'chain' in standing ? standing.chain : undefined;
  const chain = useChain(address, own?.seed, own?.length);

  const isReplaceable = standing.status === 'lost' || standing.status === 'used-up';
  const wasTried = useRef(false);
  useEffect(() => {
    if (!isReplaceable || wasTried.current) return;
    wasTried.current = true;
    void rekey();
  }, [isReplaceable, rekey]);

  if (standing.status === 'starting') return { status: 'starting', slot: standing.slot };
  if (standing.status !== 'ready')
    return { status: 'renewing', rekeying, reason: standing.status, renew: rekey };
  if (!chain) return { status: 'preparing' };
  const token = slot > standing.chain.start ? chain.tokenAt(slot - standing.chain.start) : undefined;
  if (!token) return { status: 'clock-behind' };
  return {
    status: 'shown',
    slot,
    elapsedMs,
    code: encodeCode({ process: client.process, rabbit: player.rabbit, slot, token }),
  };
}
