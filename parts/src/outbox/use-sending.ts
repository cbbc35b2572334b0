import {
  type DeliveryOptions,
  memoryOutbox,
  type Outbox,
  outcomeOf,
  type SendOutcome,
  type SendStage,
  stagesTo,
} from '@rainbow-rabbit/processes/common/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useCallback, useRef, useState } from 'react';

/** The state of a message that its user may send. */
export type SendingState =
  | { status: 'idle' }
  | { status: 'sending'; stage: SendStage | undefined }
  | { status: 'done' }
  /** The ledger has refused it, or the wallet's user has: nothing changed. */
  | { status: 'refused'; error: unknown }
  /** It was signed, and no answer came: it may count. Sending again sends the same message. */
  | { status: 'unknown'; error: unknown };

/** An end of a run without an answer. */
export type SendFailure = Exclude<SendOutcome<unknown>, { status: 'answered' }>;

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
 * @param onFailure reads anew what a failure leaves in doubt, before the next run
 */
export function useSending(
  signer: ItemSigner | undefined,
  outbox?: Outbox,
  onFailure?: (failure: SendFailure) => Promise<void>,
): SendingRun {
  const [own] = useState(memoryOutbox);
  const [state, setState] = useState<SendingState>({ status: 'idle' });
  const isInFlight = useRef(false);
  const run: SendingRun['run'] = useCallback(
    async (send) => {
      if (isInFlight.current || !signer) return false;
      isInFlight.current = true;
      setState({ status: 'sending', stage: undefined });
      const onState = stagesTo((stage) => setState({ status: 'sending', stage }));
      const outcome = await outcomeOf({ signer, outbox: outbox ?? own, onState }, send);
      setState(outcome.status === 'answered' ? { status: 'done' } : outcome);
      try {
        if (outcome.status !== 'answered') await onFailure?.(outcome);
      } finally {
        isInFlight.current = false;
      }
      return outcome.status === 'answered';
    },
    [signer, outbox, own, onFailure],
  );
  return { state, run };
}
