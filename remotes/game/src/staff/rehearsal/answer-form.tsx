import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { checkKey } from '../../question/check-key';
import { ButtonRow } from '../button-row';
import { TypedKeyField } from '../event-key/typed-key-field';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './rehearsal-card.module.css';

interface AnswerFormProps {
  keyDigest: string;
  isBusy: boolean;
  /** Called with the event's key, 32 bytes. */
  onKey: (key: Uint8Array) => Promise<void>;
}

/** The form for the key with which the played players answer. */
export function AnswerForm({ keyDigest, isBusy, onKey }: AnswerFormProps) {
  const t = useStaffMessages();
  const { rabbit } = useStaffEvent();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'misspelt' | 'wrong'>();
  const [isChecking, setIsChecking] = useState(false);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isChecking) return;
    setIsChecking(true);
    const verdict = await checkKey(typed, { process: rabbit.process, keyDigest });
    setIsChecking(false);
    if (verdict.status !== 'right') return setFault(verdict.status);
    await onKey(verdict.key);
  };

  return (
    <form className={styles.card} onSubmit={check} noValidate>
      <TypedKeyField
        label={t('staff.key.type')}
        hint={t('staff.key.check-hint')}
        error={fault && t(`staff.key.check-${fault}`)}
        name="rehearsal-key"
        value={typed}
        onType={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <ButtonRow>
        <Button type="submit" variant="secondary" busy={isBusy || isChecking}>
          {t('staff.rehearsal.answer')}
        </Button>
      </ButtonRow>
    </form>
  );
}
