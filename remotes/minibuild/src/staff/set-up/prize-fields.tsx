import { maxPrizes } from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useContestStaffMessages } from '../staff-messages';
import { RowFields } from './row-fields';
import type { PrizeField } from './settings-fields.domain';

interface PrizeFieldsProps {
  rows: readonly PrizeField[];
  errorOf: (name: string) => string | undefined;
  onChange: (rows: readonly PrizeField[]) => void;
}

/** The prizes, that of the first place first. */
export function PrizeFields({ rows, errorOf, onChange }: PrizeFieldsProps) {
  const t = useContestStaffMessages();
  return (
    <RowFields
      rows={rows}
      onChange={onChange}
      most={maxPrizes}
      empty={{ title: '', amount: '' }}
      addLabel={t('staff.set-up.add-prize')}
      removeLabel={(index) => t('staff.set-up.remove-prize', { place: index + 1 })}
      fieldsOf={(row, index, set) => (
        <>
          <TextField
            label={t('staff.set-up.prize', { place: index + 1 })}
            error={errorOf(`prizes.${index}.title`)}
            autoComplete="off"
            value={row.title}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextField
            label={t('staff.set-up.amount', { place: index + 1 })}
            error={errorOf(`prizes.${index}.amount`)}
            inputMode="decimal"
            autoComplete="off"
            value={row.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </>
      )}
    />
  );
}
