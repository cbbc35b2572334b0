import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { type SendStage, stagesTo } from '@rainbow-rabbit/processes/common/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { use, useCallback, useState } from 'react';
import { likelyTime } from '../ledger-time/likely-time';
import { rolePublicKey } from '../role-key/role-key';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { useChainStore } from './chain-store';
import { declareChain } from './declare-chain';

export type Rekeying =
  | { status: 'idle' }
  | { status: 'under-way'; stage: SendStage }
  | { status: 'failed'; error: unknown };

/** Replaces the chain; undefined while there is no wallet to sign the message. */
export type RekeyNow = (() => Promise<void>) | undefined;

/** Gives a rabbit a new hash chain on this phone, and the role key that belongs to it. */
export function useRekey(): { rekeying: Rekeying; rekey: RekeyNow } {
  const { client, ledgerClock, info, me } = useGame();
  const { address } = useOwnRabbit();
  const wallet = use(PlayerContext)?.signer;
  const chains = useChainStore();
  const [rekeying, setRekeying] = useState<Rekeying>({ status: 'idle' });
  const endsAt = valueOf(info.reading)?.endsAt;
  const { accept } = me;

  const rekey = useCallback(async () => {
    if (!wallet) return;
    const onState = stagesTo((stage) => setRekeying({ status: 'under-way', stage }));
    const declareOnce = async () => {
      const roleKey = toBase64Url(await rolePublicKey(client.process, address));
      const chain = await declareChain(chains, { address, now: likelyTime(ledgerClock), endsAt });
      accept(await client.rekey({ ...chain, roleKey }, { signer: wallet, outbox: browserOutbox, onState }));
    };
    try {
      // Another tab that is sending a rekey delivers the result through the ledger.
      await navigator.locks.request(
        `rainbow-rabbit.rekey.${address}`,
        { ifAvailable: true },
        async (lock) => {
          if (lock) await declareOnce();
        },
      );
      setRekeying({ status: 'idle' });
    } catch (error) {
      setRekeying({ status: 'failed', error });
    }
  }, [client, ledgerClock, address, wallet, chains, endsAt, accept]);

  return { rekeying, rekey: wallet && rekey };
}
