import type { ProcessSendOptions } from '@rainbow-rabbit/processes/arcade/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import { useRunPlayer } from '../process/use-run-player';

/** An act that a press sends. */
export type ArcadeActState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; error: unknown };

/** Sends one act at a time with the connected wallet; resolves to true once it is done. */
export function useArcadeAct(): {
  state: ArcadeActState;
  run: (send: (options: ProcessSendOptions) => Promise<unknown>) => Promise<boolean>;
} {
  const player = useRunPlayer();
  const [state, setState] = useState<ArcadeActState>({ status: 'idle' });
  const isSending = useRef(false);
  const run = async (send: (options: ProcessSendOptions) => Promise<unknown>) => {
    if (!player || isSending.current) return false;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      await send({ signer: player.signer });
      setState({ status: 'idle' });
      return true;
    } catch (error) {
      setState(hasCode(error, 'wallet.declined') ? { status: 'idle' } : { status: 'failed', error });
      return false;
    } finally {
      isSending.current = false;
    }
  };
  return { state, run };
}
