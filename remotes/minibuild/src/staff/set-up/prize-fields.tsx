import { maxPrizes } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { Row } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import type { PrizeField } from './domain/settings-fields';
import styles from './settings-form.module.css';

interface PrizeFieldsProps {
  rows: readonly PrizeField[];
  errorOf: (name: string) => string | undefined;
  onChange: (rows: readonly PrizeField[]) => void;
}

/** The prizes, that of the first place first. */
export function PrizeFields({ rows, errorOf, onChange }: PrizeFieldsProps) {
  const t = useContestStaffMessages();
  const set = (index: number, change: Partial<PrizeField>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name than their place
          <li key={index} className={styles.row}>
            <TextField
              label={t('staff.set-up.prize', { place: index + 1 })}
              error={errorOf(`prizes.${index}.title`)}
              autoComplete="off"
              value={row.title}
              onChange={({ target }) => set(index, { title: target.value })}
            />
            <TextField
              label={t('staff.set-up.amount', { place: index + 1 })}
              error={errorOf(`prizes.${index}.amount`)}
              inputMode="decimal"
              autoComplete="off"
              value={row.amount}
              onChange={({ target }) => set(index, { amount: target.value })}
            />
            <div className={styles.remove}>
              <Button
                variant="quiet"
                aria-label={t('staff.set-up.remove-prize', { place: index + 1 })}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('staff.set-up.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {rows.length < maxPrizes && (
        <Row>
          <Button variant="secondary" onClick={() => onChange([...rows, { title: '', amount: '' }])}>
            {t('staff.set-up.add-prize')}
          </Button>
        </Row>
      )}
    </>
  );
}
