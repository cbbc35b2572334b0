import { type UnlockRequest, useWallet } from '@rainbow-rabbit/shared/wallet';
import { UnlockWallet } from './unlock-wallet';

/**
 * The wallets that wait to be unlocked: the oldest first, one at a time.
 * @param request a request of the shell's own, in place of theirs
 */
export function UnlockSheet({ request: own }: { request?: UnlockRequest }) {
  const [oldest] = useWallet().unlocks;
  const request = own ?? oldest;
  return request ? <UnlockWallet key={request.id} request={request} /> : null;
}
