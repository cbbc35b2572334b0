import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { DeclaredRequest } from './declared-request';

/** The requests of a wallet without a window of its own, one at a time, oldest first. */
export function ConfirmSheet() {
  const [request] = useWallet().approvals;
  return request ? <DeclaredRequest key={request.id} request={request} /> : null;
}
