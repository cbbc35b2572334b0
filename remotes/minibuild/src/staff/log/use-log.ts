import { maxStaffLogPage, readContestStaffLog } from '@rainbow-rabbit/processes/minibuild/client';
import { useEffect, useState } from 'react';
import { useStaffContest } from '../session/staff-contest';
import type { LoggedContestAct } from './domain/act-words';

/** Acts that are read without asking. */
const readAtOnce = 100;

/** The log as far as it is in this tab. */
export interface KeptContestLog {
  status: 'reading' | 'read' | 'failed';
  acts: readonly LoggedContestAct[];
  total: number;
  error?: unknown;
}

const nothing: KeptContestLog = { status: 'reading', acts: [], total: 0 };

/** Reads the log of the staff from the newest act on: a hundred acts, and as many more each time that it is asked to. */
export function useContestLog(): { log: KeptContestLog; readMore: () => void; reload: () => void } {
  const { contest } = useStaffContest();
  const [log, setLog] = useState(nothing);
  const [wanted, setWanted] = useState(readAtOnce);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptContestLog) => {
      if (!abort.signal.aborted) setLog(next);
    };
    let known = nothing;
    const read = async () => {
      do {
        const page = { offset: known.acts.length, limit: maxStaffLogPage };
        const { rows, total } = await readContestStaffLog(contest, page, {
          maxAgeMs: 0,
          signal: abort.signal,
        });
        known = { status: 'reading', acts: [...known.acts, ...rows], total };
        if (rows.length === 0) break;
        show(known);
      } while (!abort.signal.aborted && known.acts.length < Math.min(known.total, wanted));
      show({ ...known, status: 'read' });
    };
    read().catch((error) => show({ ...known, status: 'failed', error }));
    return () => abort.abort();
  }, [contest, wanted, round]);

  return {
    log,
    readMore: () => setWanted((last) => last + readAtOnce),
    reload: () => setRound((last) => last + 1),
  };
}
