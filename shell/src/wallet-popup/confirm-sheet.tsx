import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { ConfirmRequest } from './confirm-request';

/** What a wallet without a window of its own asks its user to approve: the oldest first, one at a time. */
export function ConfirmSheet() {
  const [request] = useWallet().approvals;
  return request ? <ConfirmRequest key={request.id} request={request} /> : null;
}
