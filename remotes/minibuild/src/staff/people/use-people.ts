import { defaultPageLimit, type PersonRow, readPeople } from '@rainbow-rabbit/processes/minibuild/client';
import { useEffect, useState } from 'react';
import { useStaffContest } from '../session/staff-contest';

/** People that are read without asking: public units answer few reads a minute. */
const readAtOnce = 1000;

/** The people who signed up, as far as they are in this tab. */
export interface KeptPeople {
  status: 'reading' | 'read' | 'failed';
  rows: readonly PersonRow[];
  total: number;
  error?: unknown;
}

const nobody: KeptPeople = { status: 'reading', rows: [], total: 0 };

/** Reads the people who signed up, by number: a thousand, and as many more each time that it is asked to. */
export function usePeople(): { people: KeptPeople; readMore: () => void; reload: () => void } {
  const { contest } = useStaffContest();
  const [people, setPeople] = useState(nobody);
  const [wanted, setWanted] = useState(readAtOnce);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptPeople) => {
      if (!abort.signal.aborted) setPeople(next);
    };
    let known = nobody;
    const read = async () => {
      do {
        const page = { offset: known.rows.length, limit: defaultPageLimit };
        const { rows, total } = await readPeople(contest, page, { maxAgeMs: 0, signal: abort.signal });
        known = { status: 'reading', rows: [...known.rows, ...rows], total };
        if (rows.length === 0) break;
        show(known);
      } while (!abort.signal.aborted && known.rows.length < Math.min(known.total, wanted));
      show({ ...known, status: 'read' });
    };
    read().catch((error) => show({ ...known, status: 'failed', error }));
    return () => abort.abort();
  }, [contest, wanted, round]);

  return {
    people,
    readMore: () => setWanted((last) => last + readAtOnce),
    reload: () => setRound((last) => last + 1),
  };
}
