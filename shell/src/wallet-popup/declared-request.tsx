import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { ConfirmRequest } from './confirm-request';
import { useDeclaredAct } from './declared-acts';

/** A request in the words of the area that its receiver belongs to, if there are any. It suspends until they are there. */
export function DeclaredRequest({ request }: { request: ApprovalRequest }) {
  return <ConfirmRequest request={request} declared={useDeclaredAct(request)} />;
}
