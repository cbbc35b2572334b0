import { AppError } from '@rainbow-rabbit/shared/errors';
import { type Network, parseNetwork } from '@rainbow-rabbit/shared/network';
import { earlyOrNow } from '../boot/early-requests';

/**
 * Fetches `network.json`, which lies beside the page.
 * @throws AppError `network.unreachable` or `network.invalid`
 */
export async function fetchNetwork(): Promise<Network> {
  const response = await earlyOrNow('network').catch((cause: unknown) => {
    throw new AppError('network.unreachable', { cause, retryable: true });
  });
  if (!response.ok)
    throw new AppError('network.unreachable', { params: { status: response.status }, retryable: true });
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new AppError('network.invalid', { cause, retryable: true });
  });
  return parseNetwork(json, response.url);
}
