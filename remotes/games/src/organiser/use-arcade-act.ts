import { browserOutbox, type SendOptions, useSending } from '@rainbow-rabbit/parts/outbox';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { hasCode } from '@rainbow-rabbit/shared/errors';

/** An act that a press sends. */
export type ArcadeActState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; error: unknown };

/** Sends one act at a time with the connected wallet; resolves to true once it is done. */
export function useArcadeAct(): {
  state: ArcadeActState;
  run: (send: (options: SendOptions) => Promise<unknown>) => Promise<boolean>;
} {
  const player = useConnectedSigner();
  const { state, run } = useSending(player?.signer, browserOutbox);
  return {
    state: stateOf(state),
    run: (send) =>
      run(async (options) => {
        await send(options);
      }),
  };
}

function stateOf(state: ReturnType<typeof useSending>['state']): ArcadeActState {
  if (state.status === 'sending') return { status: 'sending' };
  const hasFailed = 'error' in state && !hasCode(state.error, 'wallet.declined');
  return hasFailed ? { status: 'failed', error: state.error } : { status: 'idle' };
}
