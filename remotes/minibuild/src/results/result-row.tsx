import type { ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { useContestPath } from '../contest/use-contest-path';
import { EntryPreview } from '../gallery/preview/entry-preview';
import { useMessages } from '../messages';
import { pointParts } from './how.domain';
import styles from './result-row.module.css';

interface ResultRowProps {
  row: ResultRow;
  /** Approvals of the entry that has most. */
  most: number;
  /** The part of the votes, in percent. */
  voteWeight: number;
  /** True for a place that several entries have. */
  isShared: boolean;
}

/** One entry of the results: its place, its points, and what they are made of. */
export function ResultRowView({ row, most, voteWeight, isShared }: ResultRowProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const { iso } = useLocale();
  const { place, entry, title, team, points, approvals, jury, judges, isHidden } = row;
  const whole = new Intl.NumberFormat(iso);
  const exact = new Intl.NumberFormat(iso, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const parts = pointParts(row, most, voteWeight);
  return (
    <article className={styles.row} data-place={place <= 3 ? place : undefined}>
      <p className={styles.place}>
        {whole.format(place)}
        {isShared && <span className={styles.shared}>{t('results.shared')}</span>}
      </p>
      <span className={styles.preview}>
        <EntryPreview entry={row} isSmall />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {isHidden ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={pathOf(`/mini-build/entries/${entry}`)}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </h3>
        <bdi className={styles.team}>{team.name}</bdi>
        {isHidden && <p className={styles.hidden}>{t('results.gone')}</p>}
      </div>
      <div className={styles.how}>
        <p className={styles.points}>{t('results.points', { points: exact.format(points / 100) })}</p>
        <span className={styles.bar} aria-hidden="true">
          <span data-colour="green" className={styles.part} style={{ inlineSize: `${parts.votes}%` }} />
          <span data-colour="blue" className={styles.part} style={{ inlineSize: `${parts.jury}%` }} />
        </span>
        <ul className={styles.parts}>
          {voteWeight > 0 && (
            <li className={styles.share} data-colour="green">
              {t('results.votes', {
                count: approvals,
                shown: whole.format(approvals),
                points: exact.format(parts.votes),
              })}
            </li>
          )}
          {voteWeight < 100 && (
            <li className={styles.share} data-colour="blue">
              {judges > 0
                ? t('results.jury', {
                    count: judges,
                    shown: whole.format(judges),
                    score: exact.format(jury / 100),
                    points: exact.format(parts.jury),
                  })
                : t('results.no-jury')}
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
