import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestStaffMessages } from '../staff-messages';
import type { PreviewRow } from './preview-results.domain';
import styles from './results-table.module.css';

interface ResultsTableProps {
  label: string;
  rows: readonly PreviewRow[];
  hasJury: boolean;
}

const headClass = `${styles.cell} ${styles.head}`;
const numberClass = `${styles.cell} ${styles.number}`;

/** Rows that are shown at first: a page of hundreds says nothing. */
const firstRows = 50;

/** The places of entries and the numbers that they follow from. Basis points are shown as percent. */
export function ResultsTable({ label, rows, hasJury }: ResultsTableProps) {
  const t = useContestStaffMessages();
  const { iso } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const percent = new Intl.NumberFormat(iso, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = new Intl.NumberFormat(iso);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) return <p>{t('staff.results.none')}</p>;
  return (
    <>
      <Scrolling className={styles.scrolling} label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={headClass}>
                {t('staff.results.column.place')}
              </th>
              <th scope="col" className={headClass}>
                {t('staff.results.column.entry')}
              </th>
              <th scope="col" className={headClass}>
                {t('staff.results.column.points')}
              </th>
              <th scope="col" className={headClass}>
                {t('staff.results.column.approvals')}
              </th>
              {hasJury && (
                <th scope="col" className={headClass}>
                  {t('staff.results.column.jury')}
                </th>
              )}
              {hasJury && (
                <th scope="col" className={headClass}>
                  {t('staff.results.column.judges')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ entry, place, title, team, points, approvals, jury, judges }) => (
              <tr key={entry}>
                <td className={numberClass}>{number.format(place)}</td>
                <th scope="row" className={`${styles.cell} ${styles.head} ${styles.entry}`}>
                  {title}
                  <span className={styles.team}>
                    {team.name} · #{entry}
                  </span>
                </th>
                <td className={numberClass}>{percent.format(points / 10_000)}</td>
                <td className={numberClass}>{number.format(approvals)}</td>
                {hasJury && <td className={numberClass}>{percent.format(jury / 10_000)}</td>}
                {hasJury && <td className={numberClass}>{number.format(judges)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      {shown.length < rows.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {t('staff.results.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
