import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import { LedgerFailure } from '../answer/answer-view';
import { useInspectMessages } from '../inspect-messages';
import type { LogQuery } from '../log/domain/log-query';
import { isNoFilter, type LoggedRow, passes } from '../log/domain/log-row';
import { entriesBefore, maxListRows } from '../log/domain/shown-range';
import { LogRows } from '../log/log-rows';
import { useLogRows } from '../log/use-log-rows';
import styles from './live-log.module.css';
import { useFollowedRows } from './use-followed-rows';
import { useLiveLength } from './use-live-length';

interface LiveLogProps {
  place: LedgerPlace;
  process: string;
  /** Entries of the log at the beginning. */
  length: number;
  query: LogQuery;
}

/**
 * A log as it grows: new messages come below those that are there, so nothing that is read moves, and a button leads to them when
 * they are out of sight.
 */
export function LiveLog({ place, process, length: begun, query }: LiveLogProps) {
  const t = useInspectMessages();
  const [isPaused, setPaused] = useState(false);
  const { length, error } = useLiveLength({ place, process, length: begun, isPaused });
  const [start] = useState(() => Math.max(0, begun - entriesBefore));
  const from = Math.max(start, length - maxListRows);
  const arrived = length - begun;
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {t(isPaused ? 'inspect.live.paused' : 'inspect.live.watching')}{' '}
          {t('inspect.live.arrived', { count: arrived })}
        </p>
        <Button variant="secondary" onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'inspect.live.go-on' : 'inspect.live.pause')}
        </Button>
      </div>
      {error !== undefined && <LedgerFailure error={error} />}
      {isNoFilter(query) ? (
        <AllLive place={place} process={process} from={from} to={length} />
      ) : (
        <FilteredLive place={place} process={process} from={from} to={length} query={query} />
      )}
    </>
  );
}

interface LivePartProps {
  place: LedgerPlace;
  process: string;
  from: number;
  to: number;
}

function AllLive({ place, process, from, to }: LivePartProps) {
  const range = useMemo(() => ({ from, to }), [from, to]);
  const { rowAt, show, error, refresh } = useLogRows({ place, process, range, order: 'oldest' });
  return (
    <>
      {error !== undefined && <LedgerFailure error={error} onRetry={refresh} />}
      <GrowingList place={place} process={process} count={to - from} rowAt={rowAt} onShow={show} />
    </>
  );
}

function FilteredLive({
  place,
  process,
  from,
  to,
  query: { action, sender },
}: LivePartProps & { query: LogQuery }) {
  const { rows, error, reload } = useFollowedRows({ place, process, from, to });
  const shown = useMemo(() => rows.filter((row) => passes(row, { action, sender })), [rows, action, sender]);
  return (
    <>
      {error !== undefined && <LedgerFailure error={error} onRetry={reload} />}
      <GrowingList place={place} process={process} count={shown.length} rowAt={(index) => shown[index]} />
    </>
  );
}

interface GrowingListProps {
  place: LedgerPlace;
  process: string;
  count: number;
  rowAt: (index: number) => LoggedRow | undefined;
  onShow?: (rows: { first: number; end: number }) => void;
}

/** A list that grows at its end, with a button to the end while that is out of sight and something new is there. */
function GrowingList({ place, process, count, rowAt, onShow }: GrowingListProps) {
  const t = useInspectMessages();
  const end = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(count);
  const [isEndSeen, setEndSeen] = useState(true);

  useEffect(() => {
    const element = end.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setEndSeen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (isEndSeen && seen !== count) setSeen(count);

  const news = count - seen;
  return (
    <>
      <LogRows
        place={place}
        process={process}
        label={t('inspect.log.title')}
        count={count}
        rowAt={rowAt}
        {...(onShow && { onShow })}
      />
      {count === 0 && <p>{t('inspect.live.nothing-yet')}</p>}
      <div ref={end} className={styles.end} />
      {news > 0 && (
        <div className={styles.news}>
          <Button onClick={() => end.current?.scrollIntoView({ block: 'end' })}>
            {t('inspect.live.new', { count: news })}
          </Button>
        </div>
      )}
    </>
  );
}
