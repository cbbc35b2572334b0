import { useRef, useState } from 'react';

/** A message that a press sends: at rest, on its way, taken by the process, or the failure of the last attempt. */
export type SendState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'done' }
  | { status: 'failed'; error: unknown };

/**
 * Sends one message at a time: a second press while one is on its way does nothing.
 * @param send sends the message and resolves once the process has taken it
 */
export function useAct<Params extends readonly unknown[]>(
  send: (...params: Params) => Promise<void>,
): { state: SendState; run: (...params: Params) => Promise<void> } {
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const isSending = useRef(false);
  const run = async (...params: Params) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      await send(...params);
      setState({ status: 'done' });
    } catch (error) {
      setState({ status: 'failed', error });
    } finally {
      isSending.current = false;
    }
  };
  return { state, run };
}
