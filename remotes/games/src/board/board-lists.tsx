import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { maxOthers } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { ReactNode } from 'react';
import { RankNote } from '../admission/rank-note';
import { useMessages } from '../messages';
import styles from './board-lists.module.css';
import { ScoreRows } from './score-rows';
import type { ShownBoard } from './use-arcade-board';

interface BoardListsProps {
  arcade: ProcessPlace;
  /** Id of the board. */
  board: string;
  /** Name of the board, for screen readers. */
  label: string;
  /** Page of the game. */
  path: string;
  /** Rows of a page. */
  rows: number;
  /** True where the whole board can be read, page by page. */
  hasPages?: boolean;
  /** Shown above the first rows of people with ranks. */
  above?: (board: ShownBoard) => ReactNode;
}

/** A board: the people who have ranks, the way to one, everybody else in a list of their own, and what a score proves. */
export function BoardLists(props: BoardListsProps) {
  const t = useMessages();
  return (
    <div className={styles.lists}>
      <ScoreRows {...props} below={(others) => others > 0 && <OtherRows {...props} total={others} />} />
      <RankNote arcade={props.arcade} />
      <p className={styles.small}>{t('board.proves')}</p>
    </div>
  );
}

/** Everybody without a rank, read once somebody looks. */
function OtherRows({ total, label, ...board }: BoardListsProps & { total: number }) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const name = t('board.others', { total: number.format(total) });
  return (
    <FoldedPart label={name}>
      {() => (
        <div className={styles.others}>
          <p className={styles.small}>{t('board.others-text', { most: number.format(maxOthers) })}</p>
          <ScoreRows {...board} list="others" label={`${label}: ${name}`} hasPages />
        </div>
      )}
    </FoldedPart>
  );
}
