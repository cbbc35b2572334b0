import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { LedgerState } from '../live/ledger-state';
import { useMessages } from '../messages';
import { runnerName } from '../names/runner-name';
import { useRunPlayer } from '../process/use-run-player';
import styles from './score-rows.module.css';
import { useArcadeBoard } from './use-arcade-board';

interface ScoreRowsProps {
  arcade: ProcessPlace;
  /** Id of the board. */
  board: string;
  /** Name of the board, for screen readers. */
  label: string;
  /** Page of the game: a row opens the replay there. */
  path: string;
  /** Rows of a page. */
  rows: number;
  /** True where the whole board can be read, page by page. */
  hasPages?: boolean;
}

/** The rows of a board, each of which leads to its replay, and the own place. */
export function ScoreRows({ arcade, board, label, path, rows: limit, hasPages = false }: ScoreRowsProps) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const address = useRunPlayer()?.address;
  const [offset, setOffset] = useState(0);
  const { reading, refresh } = useArcadeBoard(arcade, { board, offset, limit, address });
  const shown = valueOf(reading);
  const isOwnElsewhere = shown?.own && !shown.rows.some((row) => row.address === address);
  return (
    <div className={styles.board}>
      {shown?.total === 0 && <p className={styles.none}>{t('board.none')}</p>}
      {shown && shown.rows.length > 0 && (
        <ol className={styles.rows} aria-label={label} start={offset + 1}>
          {shown.rows.map((row) => {
            const name = runnerName(row.address, shown.names);
            const isOwn = row.address === address;
            return (
              <li key={row.address} aria-current={isOwn || undefined}>
                <Link className={styles.row} data-own={isOwn || undefined} to={`${path}?run=${row.run}`}>
                  <VisuallyHidden>
                    {t('board.row', {
                      place: number.format(row.place),
                      name,
                      score: number.format(row.score),
                    })}
                  </VisuallyHidden>
                  <span
                    className={styles.place}
                    aria-hidden="true"
                    data-place={row.place <= 3 ? row.place : undefined}
                  >
                    {number.format(row.place)}
                  </span>
                  <bdi className={styles.name} aria-hidden="true">
                    {name}
                    {isOwn && <span className={styles.you}> {t('board.you')}</span>}
                  </bdi>
                  <span className={styles.score} aria-hidden="true">
                    {number.format(row.score)}
                  </span>
                  <span className={styles.watch} aria-hidden="true">
                    ▶
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
      {shown?.own && isOwnElsewhere && (
        <Link className={styles.row} data-own to={`${path}?run=${shown.own.run}`}>
          <span className={styles.place}>{number.format(shown.own.place)}</span>
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
    </div>
  );
}
