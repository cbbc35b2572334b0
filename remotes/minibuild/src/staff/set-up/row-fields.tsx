import { Fields, type JudgedFields, type TableField } from '@rainbow-rabbit/parts/console/form';
import { Row } from '@rainbow-rabbit/parts/console/layout';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useContestStaffMessages } from '../staff-messages';
import type { ContestFields } from './settings-fields.domain';
import styles from './settings-form.module.css';

interface RowFieldsProps<Name extends 'criteria' | 'prizes'> {
  of: JudgedFields<ContestFields>;
  name: Name;
  /** Rows that there can be. */
  most: number;
  /** A row that was just added. */
  empty: ContestFields[Name][number];
  addLabel: string;
  /** Returns the name of the button that removes a row, numbered from 1. */
  removeLabel: (number: number) => string;
  fieldsOf: (number: number) => readonly TableField<ContestFields[Name][number]>[];
}

/** Rows of fields that can be added and removed. */
export function RowFields<Name extends 'criteria' | 'prizes'>(props: RowFieldsProps<Name>) {
  const { of, name, most, empty, addLabel, removeLabel, fieldsOf } = props;
  const t = useContestStaffMessages();
  const rows: readonly ContestFields[Name][number][] = of.values[name];
  const setRows = (next: typeof rows) => of.set({ [name]: next });
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name than their place
          <li key={index} className={styles.row}>
            <Fields
              of={{
                values: row,
                set: (change) => setRows(rows.with(index, { ...row, ...change })),
                faultOf: (field) => of.faultOf(`${name}.${index}.${field}`),
              }}
              fields={fieldsOf(index + 1)}
            />
            <div className={styles.remove}>
              <Button
                variant="quiet"
                aria-label={removeLabel(index + 1)}
                onClick={() => setRows(rows.filter((_, at) => at !== index))}
              >
                {t('staff.set-up.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Row>
          <Button variant="secondary" onClick={() => setRows([...rows, empty])}>
            {addLabel}
          </Button>
        </Row>
      )}
    </>
  );
}
