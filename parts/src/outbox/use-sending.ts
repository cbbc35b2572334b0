import {
  type DeliveryOptions,
  memoryOutbox,
  type Outbox,
  outcomeOf,
  type SendStage,
  stagesTo,
} from '@rainbow-rabbit/processes/common/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useRef, useState } from 'react';

/** The state of a message that its user may send. */
export type SendingState =
  | { status: 'idle' }
  | { status: 'sending'; stage: SendStage | undefined }
  | { status: 'done' }
  /** The ledger has refused it, or the wallet's user has: nothing changed. */
  | { status: 'refused'; error: unknown }
  /** It was signed, and no answer came: it may count. Sending again sends the same message. */
  | { status: 'unknown'; error: unknown };

/** The options of an act of a process's client. */
export type SendOptions = Pick<DeliveryOptions, 'signer' | 'outbox' | 'onState'>;

export interface SendingRun {
  state: SendingState;
  /**
   * Sends one message or several; a second call while they are on their way does nothing. With the same arguments, `send` must send the
   * same messages: after an unknown end they are brought to their answer, not signed anew.
   * @returns true once `send` has resolved
   */
  run: (send: (options: SendOptions) => Promise<void>) => Promise<boolean>;
}

/**
 * Sends the messages of a signer one run at a time, and shows their state.
 * @param signer undefined where nobody can sign: then `run` does nothing
 * @param outbox keeps the messages until their answers are known. Default: an outbox that lives as long as the component
 */
export function useSending(signer: ItemSigner | undefined, outbox?: Outbox): SendingRun {
  const [own] = useState(memoryOutbox);
  const [state, setState] = useState<SendingState>({ status: 'idle' });
  const isInFlight = useRef(false);
  const run: SendingRun['run'] = async (send) => {
    if (isInFlight.current || !signer) return false;
    isInFlight.current = true;
    setState({ status: 'sending', stage: undefined });
    const onState = stagesTo((stage) => setState({ status: 'sending', stage }));
    const outcome = await outcomeOf({ signer, outbox: outbox ?? own, onState }, send);
    isInFlight.current = false;
    setState(outcome.status === 'answered' ? { status: 'done' } : outcome);
    return outcome.status === 'answered';
  };
  return { state, run };
}
