import { maxCriteria } from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { FieldSet } from '../field-grid';
import { useContestStaffMessages } from '../staff-messages';
import { RowFields } from './row-fields';
import type { CriterionField } from './settings-fields.domain';

interface CriteriaFieldsProps {
  rows: readonly CriterionField[];
  errorOf: (name: string) => string | undefined;
  onChange: (rows: readonly CriterionField[]) => void;
}

/** The criteria of the judges, each with its weight. */
export function CriteriaFields({ rows, errorOf, onChange }: CriteriaFieldsProps) {
  const t = useContestStaffMessages();
  return (
    <FieldSet name={t('staff.set-up.criteria')} hint={t('staff.set-up.criteria-hint')}>
      <RowFields
        rows={rows}
        onChange={onChange}
        most={maxCriteria}
        empty={{ name: '', weight: '1' }}
        addLabel={t('staff.set-up.add-criterion')}
        removeLabel={(index) => t('staff.set-up.remove-criterion', { number: index + 1 })}
        fieldsOf={(row, index, set) => (
          <>
            <TextField
              label={t('staff.set-up.criterion', { number: index + 1 })}
              error={errorOf(`criteria.${index}.name`)}
              autoComplete="off"
              value={row.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            <TextField
              label={t('staff.set-up.weight', { number: index + 1 })}
              error={errorOf(`criteria.${index}.weight`)}
              inputMode="numeric"
              autoComplete="off"
              value={row.weight}
              onChange={({ target }) => set({ weight: target.value })}
            />
          </>
        )}
      />
    </FieldSet>
  );
}
