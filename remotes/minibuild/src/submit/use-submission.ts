import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useState } from 'react';
import { useOwnAct } from '../contest/use-own-act';
import { type EntryDraft, entryChanges, entryFaults, isSound } from './domain/entry-draft';
import { sendEntry } from './send-entry';
import { useEntryWork } from './use-entry-work';

interface SubmissionParams {
  process: ProcessId;
  entry: Mine['entry'];
  draft: EntryDraft;
  /** Called once the contest has taken the entry. */
  onDone: () => void;
}

/** Returns the submission of a draft: its work, its faults, what it changes, and the message that submits it. */
export function useSubmission({ process, entry, draft, onDone }: SubmissionParams) {
  const own = useEntryWork(process, entry, draft);
  const { state, run } = useOwnAct(sendEntry);
  const [isChecked, setChecked] = useState(false);
  const { work } = own;
  const { stored } = own.storing;
  const faults = entryFaults(draft, work !== undefined);
  const isRevision = entry !== undefined && !entry.isWithdrawn;
  const changes = isRevision ? entryChanges(entry, draft, work?.sha256) : undefined;
  // A text can also be inside the message.
  const lacksFile = (draft.kind === 'picture' || work !== undefined) && !stored;

  /** Sends the draft, or shows what it lacks. @returns false for a draft with faults */
  const submit = async (): Promise<boolean> => {
    setChecked(true);
    if (!isSound(faults)) return false;
    if (lacksFile || changes?.length === 0) return true;
    const sent = stored && work ? { work, file: stored } : undefined;
    if (await run(draft, sent)) onDone();
    return true;
  };
  return {
    own,
    state,
    submit,
    isRevision,
    /** The changes of a revision; undefined for a first submission. */
    changes,
    /** The faults as far as they are shown: from the first attempt on. */
    faults: isChecked ? faults : undefined,
    lacksFile: isChecked && lacksFile,
    /** True when a teammate has submitted since the draft was begun. */
    isOvertaken: isRevision && entry.revisions > draft.base,
  };
}
