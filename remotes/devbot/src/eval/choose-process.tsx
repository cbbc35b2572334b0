import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { ProcessField } from '../bot/process-field';
import { isLedgerId } from '../ledger-id';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

interface ChooseProcessProps {
  /** The chosen process; empty for a fresh one. */
  process: string;
  onChoose: (process: string) => void;
}

/** The process on whose copy code is tried, or a fresh one. */
export function ChooseProcess({ process, onChoose }: ChooseProcessProps) {
  const t = useEvalMessages();
  const [typed, setTyped] = useState(process);
  const canChoose = typed !== process && (typed === '' || isLedgerId(typed));
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (canChoose) onChoose(typed);
  };
  return (
    <form className={styles.choice} onSubmit={choose}>
      <ProcessField label={t('eval.process')} value={typed} onChange={setTyped} />
      <p className={styles.small}>{t(process === '' ? 'eval.process.fresh' : 'eval.process.copy')}</p>
      {canChoose && (
        <div>
          <Button type="submit" variant="secondary">
            {t(typed === '' ? 'eval.process.use-fresh' : 'eval.process.use')}
          </Button>
        </div>
      )}
    </form>
  );
}
