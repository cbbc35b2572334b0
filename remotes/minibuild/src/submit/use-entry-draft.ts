import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { EntryKind } from '@rainbow-rabbit/processes/minibuild/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import { blankDraft, draftOf, type EntryDraft } from './domain/entry-draft';
import { keptDraft } from './kept-draft';

/** The draft that is being made, or undefined while the entry stays as it is. */
export interface DraftView {
  draft: EntryDraft | undefined;
  change: (draft: EntryDraft) => void;
  /** Begins a revision of the entry. */
  begin: () => void;
  /** Drops the draft. */
  drop: () => void;
}

/** Returns the draft of the own entry: the kept one, or a blank one as long as there is no entry. */
export function useEntryDraft(
  process: ProcessId,
  entry: Mine['entry'],
  kinds: readonly EntryKind[],
): DraftView {
  const [kept, setKept] = useState(() => keptDraft(process).read());
  useEffect(() => setKept(keptDraft(process).read()), [process]);
  const change = (draft: EntryDraft | undefined) => {
    if (draft) keptDraft(process).write(draft);
    else keptDraft(process).clear();
    setKept(draft);
  };
  const isNeeded = !entry || entry.isWithdrawn;
  const fresh = entry ? draftOf(entry) : blankDraft(kinds[0] ?? 'picture');
  const draft = kept ?? (isNeeded ? fresh : undefined);
  return {
    // A kind that the contest doesn't have (any more) can't be sent.
    draft: draft && (kinds.includes(draft.kind) ? draft : { ...draft, kind: kinds[0] ?? draft.kind }),
    change,
    begin: () => change(fresh),
    drop: () => change(undefined),
  };
}
