import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import { notifyRunCounted } from '../live/counted-runs';
import type { KeptRun } from './kept-runs.domain';
import { type CountedRun, submitKeptRun } from './submit-kept-run';

/** The way of a run to its boards. */
export type Submitting =
  | { status: 'waiting' }
  | { status: 'sending' }
  | { status: 'failed'; error: unknown }
  | { status: 'counted'; counted: CountedRun };

/** Submits one run, with one approval; a second press while it is on its way does nothing. */
export function useSubmitting(
  arcade: ProcessPlace | undefined,
  kept: KeptRun | undefined,
): { state: Submitting; submit: () => Promise<void> } {
  const player = useConnectedSigner();
  const [state, setState] = useState<Submitting>({ status: 'waiting' });
  const isSending = useRef(false);
  const submit = async () => {
    if (!(arcade && kept && player) || isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      setState({ status: 'counted', counted: await submitKeptRun(arcade, kept, player.signer) });
      notifyRunCounted();
    } catch (error) {
      setState(hasCode(error, 'wallet.declined') ? { status: 'waiting' } : { status: 'failed', error });
    } finally {
      isSending.current = false;
    }
  };
  return { state, submit };
}
