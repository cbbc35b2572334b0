import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useRef } from 'react';
import type { EntryDraft } from './domain/entry-draft';
import { workKindOf } from './stored-work';
import { useStoring } from './use-storing';
import { useWork } from './use-work';

/**
 * Returns the picture or text file of the entry that is being made, and its way to the storage network. A revision begins with
 * the file that is submitted, unless another one has been made since.
 */
export function useEntryWork(process: ProcessId, entry: Mine['entry'], { kind, dropped }: EntryDraft) {
  const workKind = kind === 'text' ? 'text' : 'picture';
  const { state, choose, drop, fetchStored } = useWork(process, workKind);
  const isUsed = kind !== 'link';
  const work = isUsed && state.status === 'ready' ? state.work : undefined;
  const storing = useStoring(process, work);
  const file = isUsed && entry?.file && workKindOf(entry.file.type) === workKind ? entry.file : undefined;
  const isMissing = state.status === 'none' && !state.fault && state.error === undefined;
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    if (!isMissing || !file || file.id === dropped || fetched.current === file.id) return;
    fetched.current = file.id;
    void fetchStored(file);
  });
  return { state, storing, choose, drop, work };
}
