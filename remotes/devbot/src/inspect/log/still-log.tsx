import { Button } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import { LedgerFailure } from '../answer/answer-view';
import { useInspectMessages } from '../inspect-messages';
import type { LogQuery } from './domain/log-query';
import type { LogOrder, LogRange } from './domain/log-range';
import { isNoFilter } from './domain/log-row';
import { shownRange } from './domain/shown-range';
import { LogRows } from './log-rows';
import { useLogRows } from './use-log-rows';
import { useLogSearch } from './use-log-search';

interface StillLogProps {
  place: LedgerPlace;
  process: string;
  /** Entries of the log. */
  length: number;
  query: LogQuery;
}

/** A log as it was when it was asked for. */
export function StillLog({ place, process, length, query }: StillLogProps) {
  const { action, sender, order, at } = query;
  const t = useInspectMessages();
  const range = useMemo(() => shownRange(length, order, at), [length, order, at]);
  if (range.to === range.from) return <p role="status">{t('inspect.log.nothing-here')}</p>;
  if (isNoFilter({ action, sender }))
    return <AllRows place={place} process={process} range={range} order={order} length={length} />;
  return <FoundRows place={place} process={process} length={length} query={query} />;
}

interface AllRowsProps {
  place: LedgerPlace;
  process: string;
  range: LogRange;
  order: LogOrder;
  length: number;
}

function AllRows({ place, process, range, order, length }: AllRowsProps) {
  const t = useInspectMessages();
  const { rowAt, show, error, refresh } = useLogRows({ place, process, range, order });
  const count = range.to - range.from;
  return (
    <>
      <p role="status">
        {count === length
          ? t('inspect.log.count', { count })
          : t('inspect.log.part', { first: range.from, last: range.to - 1, length })}
      </p>
      {error !== undefined && <LedgerFailure error={error} onRetry={refresh} />}
      <LogRows
        place={place}
        process={process}
        label={t('inspect.log.title')}
        count={count}
        rowAt={rowAt}
        onShow={show}
      />
    </>
  );
}

function FoundRows({ place, process, length, query: { action, sender, order, at } }: StillLogProps) {
  const t = useInspectMessages();
  const params = useMemo(() => {
    const range =
      order === 'oldest' ? { from: at ?? 0, to: length } : { from: 0, to: (at ?? length - 1) + 1 };
    return { place, process, range, order, filter: { action, sender } };
  }, [place, process, length, order, at, action, sender]);
  const { search, goOn } = useLogSearch(params);
  const { rows, looked, status, error } = search;
  return (
    <>
      <p role="status">
        {t(status === 'looking' ? 'inspect.log.looking' : 'inspect.log.found', {
          count: rows.length,
          looked,
        })}
      </p>
      {status === 'failed' && <LedgerFailure error={error} onRetry={goOn} />}
      <LogRows
        place={place}
        process={process}
        label={t('inspect.log.title')}
        count={rows.length}
        rowAt={(index) => rows[index]}
      />
      {status === 'waits' && (
        <Button variant="secondary" onClick={goOn}>
          {t('inspect.log.look-further')}
        </Button>
      )}
    </>
  );
}
