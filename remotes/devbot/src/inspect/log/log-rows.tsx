import { WindowedList } from '@rainbow-rabbit/parts/rows';
import { useCallback, useEffect, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import type { LoggedRow } from './domain/log-row';
import { LogRowView, logRowRem } from './log-row-view';
import { useRowResults } from './use-row-results';

interface LogRowsProps {
  place: LedgerPlace;
  process: string;
  /** Names the list for screen readers. */
  label: string;
  count: number;
  /** Returns a row, numbered from 0; undefined while it is on its way. */
  rowAt: (index: number) => LoggedRow | undefined;
  /** Takes the rows that are drawn, whenever they change. */
  onShow?: (rows: { first: number; end: number }) => void;
}

/** The time for which rows must stay on the screen before their results are asked for, in milliseconds. */
const restMs = 250;

/** A log of any length: rows are drawn where they are seen, and their results read once the list rests. */
export function LogRows({ place, process, label, count, rowAt, onShow }: LogRowsProps) {
  const [drawn, setDrawn] = useState({ first: 0, end: 0 });
  const { results, show } = useRowResults(place, process);
  const take = useCallback(
    (rows: { first: number; end: number }) => {
      setDrawn(rows);
      onShow?.(rows);
    },
    [onShow],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const seen = Array.from({ length: drawn.end - drawn.first }, (_, at) => rowAt(drawn.first + at)?.id);
      show(seen.filter((id) => id !== undefined));
    }, restMs);
    return () => clearTimeout(timer);
  }, [drawn, rowAt, show]);

  return (
    <WindowedList
      label={label}
      count={count}
      rowRem={logRowRem}
      onShow={take}
      row={(index) => {
        const row = rowAt(index);
        return <LogRowView process={process} row={row} result={row && results.get(row.id)} />;
      }}
    />
  );
}
