import { createUnlockQueue, type UnlockQueue, type UnlockRequest } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';

/** Lets a step of the popup ask for an unlocking of its own, which nobody else can answer; leaving the step declines it. */
export function useOwnUnlock(): { unlock: UnlockQueue['ask']; request: UnlockRequest | undefined } {
  const [request, setRequest] = useState<UnlockRequest>();
  const [queue] = useState(() => {
    const own: UnlockQueue = createUnlockQueue(() => setRequest(own.waiting()[0]));
    return own;
  });
  useEffect(() => queue.clear, [queue]);
  return { unlock: queue.ask, request };
}
