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

const numberClass = `${styles.cell} ${styles.number}`;

/** Rows that are shown at first: a page of hundreds says nothing. */
const firstRows = 50;

/** The columns in their order; the last two where there is a jury. */
const allColumns = ['place', 'entry', 'points', 'approvals', 'jury', 'judges'] as const;
/** Shown as percent. */
const inBasisPoints: ReadonlySet<string> = new Set(['points', 'jury']);

/** The places of entries and the numbers that they follow from. */
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
  const columns = hasJury ? allColumns : allColumns.slice(0, -2);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) return <p>{t('staff.results.none')}</p>;
  return (
    <>
      <Scrolling className={styles.scrolling} label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={`${styles.cell} ${styles.head}`}>
                  {t(`staff.results.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.entry}>
                {columns.map((name) =>
                  name === 'entry' ? (
                    <th key={name} scope="row" className={`${styles.cell} ${styles.head} ${styles.entry}`}>
                      {row.title}
                      <span className={styles.team}>
                        {row.team.name} · #{row.entry}
                      </span>
                    </th>
                  ) : (
                    <td key={name} className={numberClass}>
                      {inBasisPoints.has(name)
                        ? percent.format(row[name] / 10_000)
                        : number.format(row[name])}
                    </td>
                  ),
                )}
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
