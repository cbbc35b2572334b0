import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { type DeliveryState, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import type { Mine, ProcessPlace, ProcessSendOptions } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode, isFrom } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import { useContest } from './use-contest';
import { useMine } from './use-mine';
import { useParticipant } from './use-participant';

/** A message of the connected wallet: at rest, on its way, taken by the contest, or the failure of the last attempt. */
export type OwnActState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done' }
  | { status: 'failed'; error: unknown };

/** Everything that a message of the connected wallet needs. */
export interface OwnActParams {
  place: ProcessPlace;
  address: Address;
  options: ProcessSendOptions;
}

export interface OwnAct<Params extends readonly unknown[]> {
  state: OwnActState;
  /** Sends the message; a second call while one is on its way does nothing. Resolves to true once the contest has taken it. */
  run: (...params: Params) => Promise<boolean>;
}

/**
 * Sends one message of the connected wallet at a time, and shows its reply. A message whose answer was lost may have arrived:
 * then the wallet's part is read anew.
 */
export function useOwnAct<Params extends readonly unknown[]>(
  send: (act: OwnActParams, ...params: Params) => Promise<Mine>,
): OwnAct<Params> {
  const { place, refresh: refreshContest } = useContest();
  const { accept, refresh } = useMine();
  const participant = useParticipant();
  const [state, setState] = useState<OwnActState>({ status: 'idle' });
  const isSending = useRef(false);
  /** Reads what a failure leaves in doubt. */
  const readAnew = async ({ status, error }: { status: 'refused' | 'unknown'; error: unknown }) => {
    if (status === 'unknown' || hasCode(error, 'message.repeated')) await refresh();
    if (isFrom(error, 'contest')) await refreshContest();
  };
  const run = async (...params: Params) => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      if (!place || !participant) throw new AppError('wallet.not-connected');
      const { signer, address } = participant;
      let signedAt: number | undefined;
      const onState = (next: DeliveryState) => {
        if ('signedAt' in next) signedAt = next.signedAt;
      };
      const options = { signer, outbox: browserOutbox, onState };
      const outcome = await outcomeOf(options, (sent) => send({ place, address, options: sent }, ...params));
      if (outcome.status !== 'answered') {
        setState({ status: 'failed', error: outcome.error });
        await readAnew(outcome);
        return false;
      }
      accept(outcome.reply, signedAt);
      setState({ status: 'done' });
      return true;
    } finally {
      isSending.current = false;
    }
  };
  return { state, run };
}
