import { browserOutbox, type SendFailure, type SendingState, useSending } from '@rainbow-rabbit/parts/outbox';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { DeliveryState } from '@rainbow-rabbit/processes/common/client';
import type { Mine, ProcessPlace, ProcessSendOptions } from '@rainbow-rabbit/processes/minibuild/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode, isFrom } from '@rainbow-rabbit/shared/errors';
import { useContest } from './use-contest';
import { useMine } from './use-mine';

/** Everything that a message of the connected wallet needs. */
export interface OwnActParams {
  place: ProcessPlace;
  address: Address;
  options: ProcessSendOptions;
}

export interface OwnAct<Params extends readonly unknown[]> {
  state: SendingState;
  /** Sends the message; a second call while one is on its way does nothing. Resolves to true once the contest has taken it. */
  run: (...params: Params) => Promise<boolean>;
}

/** The signer of a visitor without a wallet. */
const nobody: ItemSigner = { signDataItem: () => Promise.reject(new AppError('wallet.not-connected')) };

/**
 * Sends one message of the connected wallet at a time, and shows its reply. A message whose answer was lost may have arrived:
 * then the wallet's part is read anew.
 */
export function useOwnAct<Params extends readonly unknown[]>(
  send: (act: OwnActParams, ...params: Params) => Promise<Mine>,
): OwnAct<Params> {
  const { place, refresh: refreshContest } = useContest();
  const { accept, refresh } = useMine();
  const { signer = nobody, address } = useConnectedSigner() ?? {};
  /** Reads what a failure leaves in doubt. */
  const readAnew = async ({ status, error }: SendFailure) => {
    if (status === 'unknown' || hasCode(error, 'message.repeated')) await refresh();
    if (isFrom(error, 'contest')) await refreshContest();
  };
  const { state, run } = useSending(signer, browserOutbox, readAnew);
  return {
    state,
    run: (...params) =>
      run(async (options) => {
        if (!place || !address) throw new AppError('wallet.not-connected');
        let signedAt: number | undefined;
        const onState = (next: DeliveryState) => {
          if ('signedAt' in next) signedAt = next.signedAt;
          options.onState?.(next);
        };
        accept(await send({ place, address, options: { ...options, onState } }, ...params), signedAt);
      }),
  };
}
