import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useRef } from 'react';
import { useStoring } from './use-storing';
import { useWork } from './use-work';

/**
 * Returns the picture of the entry that is being made, and its way to the storage network. A revision begins with the picture
 * that is submitted, unless another one has been made since.
 */
export function useEntryPicture(process: ProcessId, entry: Mine['entry'], isPicture: boolean) {
  const { state, choose, drop, fetchStored } = useWork(process);
  const work = state.status === 'ready' ? state.work : undefined;
  const storing = useStoring(process, isPicture ? work : undefined);
  const file = isPicture ? entry?.file : undefined;
  const isMissing = state.status === 'none' && !state.fault && state.error === undefined;
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    if (!isMissing || !file || fetched.current === file.id) return;
    fetched.current = file.id;
    void fetchStored(file);
  });
  return { state, storing, choose, drop, work: isPicture ? work : undefined };
}
