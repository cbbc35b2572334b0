import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { sealAcknowledgement } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { use, useState } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { useAcknowledgementStore } from './acknowledgement-store';
import type { Deal, KeptEnvelope } from './envelope-store';
import { openCard } from './use-role-card';

/** The state of an acknowledgement: not given, on this phone, or in the ledger. */
export type AcknowledgementState = 'open' | 'kept' | 'taken';

/**
 * Seals the player's answer to the role card. It travels with the next message, of one size for everybody: only the White
 * Rabbit's can say no.
 */
export function useAcknowledging(deal: Deal, envelope: KeptEnvelope) {
  const { client, info, me } = useGame();
  const { address, player } = useOwnRabbit();
  const wallet = use(PlayerContext)?.signer;
  const store = useAcknowledgementStore(address);
  const kept = useKeptValue(store);
  const { state: sending, run } = useSending(wallet, browserOutbox);
  const [sealingError, setSealingError] = useState<unknown>();
  const acknowledgementKey = valueOf(info.reading)?.draw?.acknowledgementKey;
  const { edition } = deal;
  const { rabbit } = player;
  const local: AcknowledgementState = kept?.edition === edition ? 'kept' : 'open';
  const state = (player.acknowledged ?? 0) >= edition ? 'taken' : local;

  const answer = async (agreed: boolean) => {
    setSealingError(undefined);
    const { process } = client;
    try {
      if (!acknowledgementKey) throw new AppError('acknowledgement.key-invalid');
      const { role } = await openCard({ process, address, rabbit, deal, envelope });
      const sealed = await sealAcknowledgement({
        process,
        address,
        edition,
        agreed: agreed || role === 'player',
        acknowledgementKey: fromBase64Url(acknowledgementKey),
      });
      store.write({ edition, sealed: toBase64Url(sealed) });
    } catch (cause) {
      setSealingError(cause);
    }
  };

  const send = () =>
    run(async (options) => {
      if (!kept) return;
      await client.acknowledge(kept, options);
      await me.refresh();
    });

  const stage = sending.status === 'sending' ? sending.stage : undefined;
  const error = 'error' in sending ? sending.error : sealingError;
  return { state, stage, error, answer, send: wallet && send };
}
