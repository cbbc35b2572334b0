import { maxCriteria } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { FieldSet } from '../fields/field-grid';
import { Row } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import type { CriterionField } from './domain/settings-fields';
import styles from './settings-form.module.css';

interface CriteriaFieldsProps {
  rows: readonly CriterionField[];
  errorOf: (name: string) => string | undefined;
  onChange: (rows: readonly CriterionField[]) => void;
}

/** The criteria of the judges, each with its weight. */
export function CriteriaFields({ rows, errorOf, onChange }: CriteriaFieldsProps) {
  const t = useContestStaffMessages();
  const set = (index: number, change: Partial<CriterionField>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <FieldSet name={t('staff.set-up.criteria')} hint={t('staff.set-up.criteria-hint')}>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name than their place
          <li key={index} className={styles.row}>
            <TextField
              label={t('staff.set-up.criterion', { number: index + 1 })}
              error={errorOf(`criteria.${index}.name`)}
              autoComplete="off"
              value={row.name}
              onChange={({ target }) => set(index, { name: target.value })}
            />
            <TextField
              label={t('staff.set-up.weight', { number: index + 1 })}
              error={errorOf(`criteria.${index}.weight`)}
              inputMode="numeric"
              autoComplete="off"
              value={row.weight}
              onChange={({ target }) => set(index, { weight: target.value })}
            />
            <div className={styles.remove}>
              <Button
                variant="quiet"
                aria-label={t('staff.set-up.remove-criterion', { number: index + 1 })}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('staff.set-up.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {rows.length < maxCriteria && (
        <Row>
          <Button variant="secondary" onClick={() => onChange([...rows, { name: '', weight: '1' }])}>
            {t('staff.set-up.add-criterion')}
          </Button>
        </Row>
      )}
    </FieldSet>
  );
}
