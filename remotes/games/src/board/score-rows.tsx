import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ArcadeList, ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { LedgerState } from '../live/ledger-state';
import { useMessages } from '../messages';
import { runnerName } from '../names/runner-name';
import { ScoreRow } from './score-row';
import styles from './score-rows.module.css';
import { type ShownBoard, useArcadeBoard } from './use-arcade-board';

interface ScoreRowsProps {
  arcade: ProcessPlace;
  /** Id of the board. */
  board: string;
  list?: ArcadeList;
  /** Name of the board, for screen readers. */
  label: string;
  /** Page of the game: a row opens the replay there. */
  path: string;
  /** Rows of a page. */
  rows: number;
  /** True where the whole board can be read, page by page. */
  hasPages?: boolean;
  /** Shown above the first rows of people with ranks. */
  above?: (board: ShownBoard) => ReactNode;
  /** Shown below the rows, by the places of everybody who has no rank. */
  below?: (others: number) => ReactNode;
}

/** The rows of one list of a board, each of which leads to its replay, and the own place. */
export function ScoreRows(props: ScoreRowsProps) {
  const {
    arcade,
    board,
    list = 'admitted',
    label,
    path,
    rows: limit,
    hasPages = false,
    above,
    below,
  } = props;
  const isRanked = list === 'admitted';
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const address = useConnectedSigner()?.address;
  const [offset, setOffset] = useState(0);
  const { reading, refresh } = useArcadeBoard(arcade, { board, list, offset, limit, address });
  const shown = valueOf(reading);
  const isOwnElsewhere = shown?.own && !shown.rows.some((row) => row.address === address);
  return (
    <div className={styles.board}>
      {shown?.total === 0 && <p className={styles.none}>{t('board.none')}</p>}
      {isRanked && shown && shown.rows.length > 0 && offset === 0 && above?.(shown)}
      {shown && shown.rows.length > 0 && (
        <ol className={styles.rows} aria-label={label} start={offset + 1}>
          {shown.rows.map((row) => (
            <ScoreRow
              key={row.address}
              row={row}
              name={runnerName(row.address, shown.names)}
              isOwn={row.address === address}
              isRanked={isRanked}
              path={path}
            />
          ))}
        </ol>
      )}
      {shown?.own && isOwnElsewhere && (
        <Link className={styles.row} data-own to={`${path}?run=${shown.own.run}`}>
          {isRanked && <span className={styles.place}>{number.format(shown.own.place)}</span>}
          <span className={styles.name}>{t('board.own')}</span>
          <span className={styles.score}>{number.format(shown.own.score)}</span>
          <span className={styles.watch} aria-hidden="true">
            ▶
          </span>
        </Link>
      )}
      <LedgerState reading={reading} refresh={refresh} />
      {hasPages && shown && shown.total > limit && (
        <p className={styles.pages}>
          <Button
            variant="quiet"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - limit))}
          >
            {t('board.before')}
          </Button>
          <Button
            variant="quiet"
            disabled={offset + limit >= shown.total}
            onClick={() => setOffset(offset + limit)}
          >
            {t('board.after')}
          </Button>
        </p>
      )}
      {shown && below?.(shown.others)}
    </div>
  );
}
