import { Button } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps } from 'react';
import { WindowedList } from '../../rows';
import { Loading, ReadFailure } from './read-state';

interface ListPartProps extends Omit<ComponentProps<typeof WindowedList>, 'count'> {
  /** Rows to draw; undefined until it is known how many there are. */
  count: number | undefined;
  /** Says how many rows there are. */
  countText: (count: number) => string;
  /** The failure of the last read. */
  error: unknown;
  /** Reads again after a failure. */
  reload: () => void;
  /** The button that reads further rows; undefined once all are read. */
  more?: { label: string; read: () => void } | undefined;
}

/** A list of the ledger: its failure, the number of its rows, and the rows themselves. */
export function ListPart(props: ListPartProps) {
  const { count, countText, error, reload, more, ...list } = props;
  return (
    <>
      {error !== undefined && <ReadFailure error={error} reload={reload} />}
      {count === undefined && error === undefined && <Loading />}
      {count !== undefined && <p role="status">{countText(count)}</p>}
      {count !== undefined && count > 0 && <WindowedList {...list} count={count} />}
      {more && (
        <Button variant="secondary" onClick={more.read}>
          {more.label}
        </Button>
      )}
    </>
  );
}
