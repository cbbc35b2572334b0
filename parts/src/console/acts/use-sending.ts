import {
  mayHaveArrived,
  type ProcessSendOptions,
  type SendStage,
  stagedSigner,
} from '@rainbow-rabbit/processes/common/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useRef, useState } from 'react';
import { useStaff } from '../session/staff';

/** The state of a message that its user may send. */
export type SendingState =
  | { status: 'asking' }
  | { status: 'sending'; stage: SendStage | undefined }
  /** The ledger has refused it, or the wallet's user has: nothing changed. */
  | { status: 'refused'; error: unknown }
  /** It was signed, and no answer came: it may count. Sending again sends the same message. */
  | { status: 'unknown'; error: unknown };

/**
 * Sends messages one at a time. A second press while one is on its way does nothing, and another attempt after a failure
 * without an answer posts the same signed message.
 */
export function useSending(): {
  state: SendingState;
  /** Sends a message; returns false when it was not done. With the same arguments, `send` must send the same message. */
  run: (send: (options: ProcessSendOptions) => Promise<void>) => Promise<boolean>;
} {
  const { signer: wallet } = useStaff();
  const [state, setState] = useState<SendingState>({ status: 'asking' });
  const kept = useRef<ItemSigner>(undefined);
  const isInFlight = useRef(false);
  const isSigned = useRef(false);

  const forget = () => {
    kept.current = undefined;
    isSigned.current = false;
  };
  const run = async (send: (options: ProcessSendOptions) => Promise<void>) => {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    setState({ status: 'sending', stage: undefined });
    kept.current ??= stagedSigner(wallet, (stage) => {
      isSigned.current = stage === 'sending';
      setState({ status: 'sending', stage });
    });
    try {
      await send({ signer: kept.current });
      forget();
      setState({ status: 'asking' });
      return true;
    } catch (error) {
      if (isSigned.current && mayHaveArrived(error)) setState({ status: 'unknown', error });
      else {
        forget();
        setState({ status: 'refused', error });
      }
      return false;
    } finally {
      isInFlight.current = false;
    }
  };
  return { state, run };
}
