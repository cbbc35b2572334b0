import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import { SelectField } from '@rainbow-rabbit/parts/fields';
import { voterKinds } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { FieldSet } from '../field-grid';
import { useContestStaffMessages } from '../staff-messages';
import type { ContestFields } from './settings-fields.domain';

interface ContestAdmissionProps {
  fields: Pick<ContestFields, 'admittedBy' | 'events' | 'voters'>;
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<ContestFields>) => void;
}

/** The fields that say whom the contest counts as people, and who of them votes. */
export function ContestAdmission({ fields, errorOf, onChange }: ContestAdmissionProps) {
  const t = useContestStaffMessages();
  return (
    <FieldSet name={t('staff.set-up.admission')} hint={t('staff.set-up.admission-hint')}>
      <AdmissionFields
        values={fields}
        error={errorOf('events')}
        words={(word, values) => t(`staff.set-up.${word}`, values)}
        onChange={onChange}
      >
        {fields.admittedBy === 'events' && (
          <SelectField
            label={t('staff.set-up.voters')}
            value={fields.voters}
            options={voterKinds.map((kind) => ({ value: kind, label: t(`staff.set-up.voters.${kind}`) }))}
            onChoose={(voters) => onChange({ voters })}
          />
        )}
      </AdmissionFields>
    </FieldSet>
  );
}
