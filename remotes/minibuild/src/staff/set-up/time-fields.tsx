import { timedPhases } from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { FieldGrid } from '../field-grid';
import { useContestStaffMessages } from '../staff-messages';
import type { ContestFields } from './settings-fields.domain';

interface TimeFieldsProps {
  times: ContestFields['times'];
  errorOf: (name: string) => string | undefined;
  onChange: (times: ContestFields['times']) => void;
}

/** The beginning of each phase, on the clocks of the contest's zone. */
export function TimeFields({ times, errorOf, onChange }: TimeFieldsProps) {
  const t = useContestStaffMessages();
  return (
    <FieldGrid>
      {timedPhases.map((phase) => (
        <TextField
          key={phase}
          type="datetime-local"
          label={t(`staff.set-up.time.${phase}`)}
          error={errorOf(`times.${phase}`)}
          name={phase}
          value={times[phase]}
          onChange={({ target }) => onChange({ ...times, [phase]: target.value })}
        />
      ))}
    </FieldGrid>
  );
}
