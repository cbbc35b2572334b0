import { AppError } from '@rainbow-rabbit/shared/errors';
import { earlyOrNow } from '../boot/early-requests';
import { type AreaRegistry, parseRegistry } from './area-registry';

/**
 * Fetches `areas.json`, which lies beside the page.
 * @throws AppError `registry.unreachable` or `registry.invalid`
 */
export async function fetchRegistry(): Promise<AreaRegistry> {
  const response = await earlyOrNow('areas').catch((cause: unknown) => {
    throw new AppError('registry.unreachable', { cause, retryable: true });
  });
  if (!response.ok)
    throw new AppError('registry.unreachable', { params: { status: response.status }, retryable: true });
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new AppError('registry.invalid', { cause, retryable: true });
  });
  return parseRegistry(json, response.url);
}
