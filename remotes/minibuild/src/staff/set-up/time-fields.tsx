import { timedPhases } from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { FieldGrid } from '../fields/field-grid';
import { useStaffMessages } from '../staff-messages';
import type { SettingsFields } from './domain/settings-fields';

interface TimeFieldsProps {
  times: SettingsFields['times'];
  errorOf: (name: string) => string | undefined;
  onChange: (times: SettingsFields['times']) => void;
}

/** The beginning of each phase, on the clocks of the contest's zone. */
export function TimeFields({ times, errorOf, onChange }: TimeFieldsProps) {
  const t = useStaffMessages();
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
