import { type EventInfo, maxReasonLength } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { StageNote } from '../../sending/stage-note';
import { useStaffMessages } from '../staff-messages';
import styles from './act-sheet.module.css';
import type { StaffActRequest } from './staff-acts';
import { useSendingAct } from './use-sending-act';

interface ActSheetProps {
  act: StaffActRequest;
  onClose: () => void;
  onDone: (info: EventInfo) => void;
}

/** The sheet of one act: its effect, its reason, and the button that sends it. */
export function ActSheet({ act, onClose, onDone }: ActSheetProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { state, send } = useSendingAct(act, onDone);
  const isSending = state.status === 'sending';
  // Another reason would make another message, which could count besides the first.
  const isFixed = isSending || state.status === 'unknown';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const isReasoned = act.hasNoReason || text !== '';
    setIsMissing(!isReasoned);
    if (isReasoned) void send(text);
  };

  return (
    <Dialog title={act.title} onClose={() => isSending || onClose()} sheet>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.effect}>{act.effect}</div>
        {act.hasNoReason && <p>{t('staff.act.no-reason')}</p>}
        {!act.hasNoReason && (
          <TextField
            label={t('staff.act.reason')}
            hint={t('staff.act.reason-hint')}
            error={isMissing ? t('staff.act.reason-missing') : undefined}
            name="reason"
            autoComplete="off"
            maxLength={maxReasonLength}
            readOnly={isFixed}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {act.reasons && !isFixed && (
          <div className={styles.reasons}>
            {act.reasons.map((text) => (
              <button key={text} type="button" className={styles.reason} onClick={() => setReason(text)}>
                {text}
              </button>
            ))}
          </div>
        )}
        <div role="status">{isSending && state.stage && <StageNote stage={state.stage} />}</div>
        {state.status === 'refused' && (
          <Notice tone="error" title={t('staff.act.refused')}>
            {errorText(state.error)}
          </Notice>
        )}
        {state.status === 'unknown' && (
          <Notice tone="warning" title={t('staff.act.unknown')}>
            <p>{errorText(state.error)}</p>
            <p>{t('staff.act.unknown-text')}</p>
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant={act.isDangerous ? 'danger' : 'primary'} busy={isSending} wide>
            {state.status === 'unknown' ? t('staff.act.again') : act.confirm}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onClose} wide>
            {t('staff.act.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
