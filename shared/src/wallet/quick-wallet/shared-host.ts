import { isSharedHost } from '../../arweave';
import { AppError } from '../../errors';

/**
 * Rejects an address where a gateway serves many apps by path.
 * @throws AppError `wallet.shared-host`
 */
export function assertOwnHost(page: Pick<Location, 'hostname' | 'pathname'>): void {
  if (isSharedHost(page)) throw new AppError('wallet.shared-host');
}
