import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { outcomeOf } from '@rainbow-rabbit/processes/common/client';
import { earlyMs, type RabbitErrorCode, slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useEffect, useMemo } from 'react';
import { useChainStore } from '../chain/chain-store';
import { useChain } from '../chain/use-chain';
import { likelyTime } from '../ledger-time/likely-time';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { usePlayer } from '../session/player-context';
import { disclose, mayDiscloseLater } from './disclose';

/** The time within which the phones of a hall speak, each once, in milliseconds (docs/product 9.259). */
export const withinMs = 10_000;

/** The pause before another attempt, in milliseconds. */
const pauseMs = 10_000;

/** Outcomes after which the same token can still be taken: the check goes on, or the ledger has no reveal yet. */
const goesOn: ReadonlySet<RabbitErrorCode | undefined> = new Set<RabbitErrorCode>([
  'disclosure.too-costly',
  'disclosure.early',
]);

/**
 * Shows the ledger the own rabbit's token once the key is revealed and nobody scans any more: the token of the last slot that
 * can have been claimed, which settles all claims on the rabbit. It never asks the player.
 */
export function OwnTokenCourier() {
  const { client, ledgerClock } = useGame();
  const { player, address, connector } = usePlayer();
  const { start, length } = player.chain;
  const chains = useKeptValue(useChainStore());
  const ownChain = chains?.find((chain) => chain.start === start && chain.length === length);
  const chain = useChain(address, ownChain?.seed, ownChain?.length);
  const signer = useMemo(() => itemSignerOf(connector, address, { isUnasked: true }), [connector, address]);
  const { rabbit } = player;
  useEffect(() => {
    if (!chain) return;
    let isStopped = false;
    const send = async () => {
      const slot = Math.min(slotOf(likelyTime(ledgerClock) + earlyMs), start + length);
      const token = chain.tokenAt(slot - start);
      if (!token) return;
      const own = { rabbit, slot, token: toBase64Url(token) };
      const sent = await outcomeOf({ signer }, (options) => disclose(client, [own], options));
      const isAgain = sent.status === 'answered' ? goesOn.has(sent.reply[0]?.code) : mayDiscloseLater(sent);
      if (isAgain && !isStopped) timer = setTimeout(send, pauseMs);
    };
    let timer = setTimeout(send, Math.random() * withinMs);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [chain, client, ledgerClock, rabbit, start, length, signer]);
  return null;
}
