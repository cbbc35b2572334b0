import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { type ConnectedSigner, useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { type AdmissionSettings, enterFirst } from '@rainbow-rabbit/processes/admission/client';
import {
  type ArcadeMine,
  enterArcade,
  type ProcessPlace,
  readArcadeInfo,
  readArcadeMine,
} from '@rainbow-rabbit/processes/arcade/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { notifyRunCounted } from '../live/counted-runs';
import { useLedgerReading } from '../live/use-ledger-reading';
import { arcadeTickets, useArcadeTicket } from './kept-ticket';

/** The standing of the visitor in an arcade, and whom the arcade counts as people. */
export type ArcadeStanding = Pick<ArcadeMine, 'isPerson' | 'admits'>;

/** Reads the standing of the connected wallet; without a wallet, whom the arcade counts as people. */
export function useStanding(arcade: ProcessPlace): LiveReading<ArcadeStanding> {
  const address = useConnectedSigner()?.address;
  return useLedgerReading<ArcadeStanding>(
    ['standing', arcade.process, address].join(' '),
    async (options) => {
      if (address) return readArcadeMine(arcade, address, options);
      const { admission } = await readArcadeInfo(arcade, options);
      return { isPerson: false, admits: admission satisfies AdmissionSettings };
    },
  );
}

/** The way of a wallet onto the list of people. */
export type Entering =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; error: unknown }
  | { status: 'entered' };

/** Lets the arcade count the connected wallet as a person: by the ticket that is here, or by the word of an event. */
export function useEntering(arcade: ProcessPlace, onEntered: () => unknown) {
  const player = useConnectedSigner();
  const ticket = useArcadeTicket(arcade.process);
  const [state, setState] = useState<Entering>({ status: 'idle' });
  const enter = async ({ address, signer }: ConnectedSigner) => {
    setState({ status: 'sending' });
    try {
      await enterFirst({
        read: () => readArcadeMine(arcade, address, { maxAgeMs: 0 }),
        enter: (data) => enterArcade(arcade, data, keptBy(signer)),
        ticket,
        onTaken: () => arcadeTickets.drop(arcade.process),
        isEnough: ({ isPerson }) => isPerson,
      });
      setState({ status: 'entered' });
      notifyRunCounted();
      await onEntered();
    } catch (error) {
      setState(hasCode(error, 'wallet.declined') ? { status: 'idle' } : { status: 'failed', error });
    }
  };
  return { state, ticket, player, enter };
}

/** Returns the standing of the visitor once it is known. */
export const standingOf = ({ reading }: LiveReading<ArcadeStanding>): ArcadeStanding | undefined =>
  valueOf(reading);
