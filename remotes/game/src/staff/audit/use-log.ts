import { maxPageLimit, readStaffLog } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useRef, useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { type LogPart, withNewest, withOlder } from './log-part.domain';

/** Acts that are read without asking: a long event has some hundreds. */
const readAtOnce = 1000;

/** The log as far as it is in this tab. */
export interface KeptLog extends LogPart {
  status: 'reading' | 'read' | 'failed';
  error?: unknown;
}

const nothing: KeptLog = { status: 'reading', acts: [], total: 0 };

/**
 * Reads the log of the staff, from the newest act on: up to a thousand acts, and as many more each time that it is asked
 * to. The log only grows, so that its length says which rows are new.
 */
export function useLog(): { log: KeptLog; readMore: () => void; reload: () => void } {
  const { rabbit, info } = useStaffEvent();
  const [log, setLog] = useState(nothing);
  const [wanted, setWanted] = useState(readAtOnce);
  const [round, setRound] = useState(0);
  const known = useRef<KeptLog>(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and another state of the event, read again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptLog) => {
      if (abort.signal.aborted) return;
      known.current = next;
      setLog(next);
    };
    const options = { maxAgeMs: 0, signal: abort.signal };
    const page = (offset: number) => readStaffLog(rabbit, { offset, limit: maxPageLimit }, options);
    const read = async () => {
      let part = withNewest(known.current, await page(0));
      while (!abort.signal.aborted && part.acts.length < Math.min(part.total, wanted)) {
        show({ status: 'reading', ...part });
        const longer = withOlder(part, await page(part.acts.length));
        if (longer === part) break;
        part = longer;
      }
      show({ status: 'read', ...part });
    };
    const fail = (error: unknown) => show({ ...known.current, status: 'failed', error });
    read().catch(fail);
    return () => abort.abort();
  }, [rabbit, wanted, round, info]);

  return {
    log,
    readMore: () => setWanted((last) => last + readAtOnce),
    reload: () => setRound((last) => last + 1),
  };
}
