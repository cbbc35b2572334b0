import { browserOutbox, type SendingState, type SendOptions, useSending } from '@rainbow-rabbit/parts/outbox';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { use } from 'react';
import { likelyTime } from '../ledger-time/likely-time';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { useChainStore } from './chain-store';
import { declareChain } from './declare-chain';
import { rolePublicKey } from './role-key';

/** Replaces the chain; undefined while there is no wallet to sign the message. */
export type RekeyNow = (() => Promise<void>) | undefined;

/** Gives a rabbit a new hash chain on this phone, and the role key that belongs to it. */
export function useRekey(): { rekeying: SendingState; rekey: RekeyNow } {
  const { client, ledgerClock, info, me } = useGame();
  const { address } = useOwnRabbit();
  const wallet = use(PlayerContext)?.signer;
  const chains = useChainStore();
  const { state: rekeying, run } = useSending(wallet, browserOutbox);
  const endsAt = valueOf(info.reading)?.endsAt;

  const declareOnce = async (options: SendOptions) => {
    const roleKey = toBase64Url(await rolePublicKey(client.process, address));
    const chain = await declareChain(chains, { address, now: likelyTime(ledgerClock), endsAt });
    me.accept(await client.rekey({ ...chain, roleKey }, options));
  };
  const rekey = async () => {
    // Another tab that is sending a rekey delivers the result through the ledger.
    const name = `rainbow-rabbit.rekey.${address}`;
    await run((options) =>
      navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await declareOnce(options);
      }),
    );
  };
  return { rekeying, rekey: wallet && rekey };
}
