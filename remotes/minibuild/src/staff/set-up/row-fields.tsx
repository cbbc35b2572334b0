import { Button } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { Row } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import styles from './settings-form.module.css';

interface RowFieldsProps<Fields> {
  rows: readonly Fields[];
  onChange: (rows: readonly Fields[]) => void;
  /** Rows that there can be. */
  most: number;
  /** A row that was just added. */
  empty: Fields;
  addLabel: string;
  /** Returns the name of the button that removes a row. */
  removeLabel: (index: number) => string;
  /** Returns the fields of a row; `set` changes some of them. */
  fieldsOf: (row: Fields, index: number, set: (change: Partial<Fields>) => void) => ReactNode;
}

/** Rows of fields that can be added and removed. */
export function RowFields<Fields>(props: RowFieldsProps<Fields>) {
  const { rows, onChange, most, empty, addLabel, removeLabel, fieldsOf } = props;
  const t = useContestStaffMessages();
  const set = (index: number, change: Partial<Fields>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name than their place
          <li key={index} className={styles.row}>
            {fieldsOf(row, index, (change) => set(index, change))}
            <div className={styles.remove}>
              <Button
                variant="quiet"
                aria-label={removeLabel(index)}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('staff.set-up.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Row>
          <Button variant="secondary" onClick={() => onChange([...rows, empty])}>
            {addLabel}
          </Button>
        </Row>
      )}
    </>
  );
}
