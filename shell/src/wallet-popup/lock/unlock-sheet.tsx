import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { UnlockWallet } from './unlock-wallet';

/** The wallets that wait to be unlocked: the oldest first, one at a time. */
export function UnlockSheet() {
  const [request] = useWallet().unlocks;
  return request ? <UnlockWallet key={request.id} request={request} /> : null;
}
