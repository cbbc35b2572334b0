import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import { encodeCode } from '@rainbow-rabbit/processes/rabbit/client';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { useChainStore } from './chain-store';
import { chainStanding } from './own-chains.domain';
import { useChain } from './use-chain';
import { type RekeyNow, useRekey } from './use-rekey';
import { useSlot } from './use-slot';

/** A player's rabbit on this phone, right now. */
export type OwnCode =
  | { status: 'preparing' }
  /** The chain is new: its first code is that of the slot. */
  | { status: 'starting'; slot: number }
  | { status: 'shown'; code: string; slot: number }
  /** The chain begins later than this phone's clock. */
  | { status: 'clock-behind' }
  | { status: 'renewing'; rekeying: SendingState; reason: 'lost' | 'used-up' | 'elsewhere'; renew: RekeyNow };

/**
 * The code of the player's own rabbit in the running slot. It needs neither network nor wallet. A
 * chain is replaced only when its owner asks for it: the wallet asks nobody who did nothing, and two phones don't
 * replace each other's chains for ever.
 */
export function useOwnCode(): OwnCode {
  const { client } = useGame();
  const { player, address } = useOwnRabbit();
  const slot = useSlot();
  const chains = useKeptValue(useChainStore()) ?? [];
  const standing = chainStanding(chains, player.chain, slot);
  const { rekeying, rekey } = useRekey();
  const own = 'chain' in standing ? standing.chain : undefined;
  const chain = useChain(address, own?.seed, own?.length);

  if (standing.status === 'starting') return { status: 'starting', slot: standing.slot };
  if (standing.status !== 'ready')
    return { status: 'renewing', rekeying, reason: standing.status, renew: rekey };
  if (!chain) return { status: 'preparing' };
  const token = slot > standing.chain.start ? chain.tokenAt(slot - standing.chain.start) : undefined;
  if (!token) return { status: 'clock-behind' };
  return {
    status: 'shown',
    slot,
    code: encodeCode({ process: client.process, rabbit: player.rabbit, slot, token }),
  };
}
