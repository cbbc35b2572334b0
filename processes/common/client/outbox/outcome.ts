import { isFrom } from '@rainbow-rabbit/shared/errors';
import type { DeliveryOptions, DeliveryState } from './deliver';
import { mayHaveArrived } from './may-have-arrived';

/** The end of an attempt to send. `refused`: it did nothing, and never will; `unknown`: it may have arrived, or may arrive later. */
export type SendOutcome<Reply> =
  | { status: 'answered'; reply: Reply }
  | { status: 'refused'; error: unknown }
  | { status: 'unknown'; error: unknown };

/**
 * Sends one message or several, and returns how that ended; never rejects.
 * @param send sends by the options that it gets
 */
export async function outcomeOf<Options extends DeliveryOptions, Reply>(
  options: Options,
  send: (options: Options) => Promise<Reply>,
): Promise<SendOutcome<Reply>> {
  let isPosted = false;
  const onState = (state: DeliveryState) => {
    isPosted ||= state.status === 'posted';
    options.onState?.(state);
  };
  try {
    return { status: 'answered', reply: await send({ ...options, onState }) };
  } catch (error) {
    return { status: isPosted && mayHaveArrived(error) ? 'unknown' : 'refused', error };
  }
}

/** Returns true where another attempt may do without its sender: nothing was refused, the network failed. */
export const mayGoLater = ({
  status,
  error,
}: Exclude<SendOutcome<unknown>, { status: 'answered' }>): boolean =>
  status === 'unknown' || (isFrom(error, 'ao') && error.retryable);
