import { SelectField } from '@rainbow-rabbit/parts/fields';
import type { ArcadeList, ArcadeRow, ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { challengeBoard } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useArcadeBoard } from '../board/use-arcade-board';
import { LedgerState } from '../live/ledger-state';
import { runnerName } from '../names/runner-name';
import { ArcadeActDialog } from './act-dialog';
import styles from './organiser.module.css';
import { strikeAct } from './organiser-acts';
import { useOrganiserMessages } from './organiser-messages';

interface ChallengeRunsProps {
  arcade: ProcessPlace;
  slug: string;
  /** Page of the challenge. */
  path: string;
}

const pageRows = 20;

/** The runs on a challenge's board, to look at and to strike; those whose inputs came inhumanly evenly are marked. */
export function ChallengeRuns({ arcade, slug, path }: ChallengeRunsProps) {
  const t = useOrganiserMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const [offset, setOffset] = useState(0);
  const [list, setList] = useState<ArcadeList>('admitted');
  const [struck, setStruck] = useState<ArcadeRow>();
  const board = challengeBoard(slug);
  const { reading, refresh } = useArcadeBoard(arcade, {
    board,
    list,
    offset,
    limit: pageRows,
    address: undefined,
  });
  const shown = valueOf(reading);
  return (
    <>
      <SelectField
        label={t('organiser.runs-of')}
        value={list}
        options={[
          { value: 'admitted', label: t('organiser.runs-admitted') },
          { value: 'others', label: t('organiser.runs-others') },
        ]}
        onChoose={(chosen) => {
          setList(chosen as ArcadeList);
          setOffset(0);
        }}
      />
      <LedgerState reading={reading} refresh={refresh} />
      {shown?.total === 0 && <p>{t('board.none')}</p>}
      <ul className={styles.list}>
        {shown?.rows.map((row) => {
          const name = runnerName(row.address, shown.names);
          return (
            <li key={row.run} className={styles.row}>
              <span className={styles.facts}>
                <span>
                  {number.format(row.place)} · <bdi>{name}</bdi> · {number.format(row.score)}
                </span>
                {row.isFlagged && <strong className={styles.flag}>{t('organiser.flagged')}</strong>}
              </span>
              <Link className={styles.watch} to={`${path}?run=${row.run}`}>
                {t('organiser.watch')}
              </Link>
              <Button
                variant="secondary"
                aria-label={t('organiser.strike-of', { name })}
                onClick={() => setStruck(row)}
              >
                {t('organiser.strike')}
              </Button>
            </li>
          );
        })}
      </ul>
      {shown && shown.total > pageRows && (
        <p className={styles.ways}>
          <Button variant="quiet" disabled={offset === 0} onClick={() => setOffset(offset - pageRows)}>
            {t('board.before')}
          </Button>
          <Button
            variant="quiet"
            disabled={offset + pageRows >= shown.total}
            onClick={() => setOffset(offset + pageRows)}
          >
            {t('board.after')}
          </Button>
        </p>
      )}
      {struck && (
        <ArcadeActDialog
          act={strikeAct({ arcade, t }, struck, number.format(struck.score))}
          onDone={() => void refresh()}
          onClose={() => setStruck(undefined)}
        />
      )}
    </>
  );
}
