import { mayHaveArrived } from '@rainbow-rabbit/processes/common/client';
import type { Mine, ProcessPlace, ProcessSendOptions } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode, isFrom } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import { useContest } from './use-contest';
import { useMine } from './use-mine';
import { type Participant, useParticipant } from './use-participant';

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
  const readAnew = async (error: unknown) => {
    if (mayHaveArrived(error) || hasCode(error, 'message.repeated')) await refresh();
    if (isFrom(error, 'contest')) await refreshContest();
  };
  const run = async (...params: Params) => {
    if (isSending.current) return false;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      if (!place || !participant) throw new AppError('wallet.not-connected');
      const { signer, signedAt } = timedSigner(participant.signer);
      const mine = await send({ place, address: participant.address, options: { signer } }, ...params);
      accept(mine, signedAt());
      setState({ status: 'done' });
      return true;
    } catch (error) {
      setState({ status: 'failed', error });
      await readAnew(error);
      return false;
    } finally {
      isSending.current = false;
    }
  };
  return { state, run };
}

/** Returns a signer as the given one, and the time at which it has signed last. */
function timedSigner(signer: Participant['signer']) {
  let latest: number | undefined;
  return {
    signedAt: () => latest,
    signer: {
      ...signer,
      async signDataItem(item: Parameters<typeof signer.signDataItem>[0]) {
        const bytes = await signer.signDataItem(item);
        latest = Date.now();
        return bytes;
      },
    },
  };
}
