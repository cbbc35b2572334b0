import { type CatchRow, maxReasonLength } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText, useMessages } from '../messages';
import { StageNote } from '../sending/stage-note';
import styles from './dispute-sheet.module.css';
import { useDisputing } from './use-disputing';

interface DisputeSheetProps {
  /** The scan that was not true. */
  scan: CatchRow;
  /** Number of disputes that the player can still raise, with this one. */
  left: number;
  onClose: () => void;
  onDone: () => void;
}

const reasons = ['dispute.never-met', 'dispute.not-shown'] as const;

/** The sheet by which a player disputes a scan of the own rabbit: its effect, its reason, and the button that sends it. */
export function DisputeSheet({ scan, left, onClose, onDone }: DisputeSheetProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, stage, error, send } = useDisputing(onDone);
  const { rabbit, nickname, slot } = scan;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setIsMissing(text === '');
    if (text !== '') void send({ rabbit, slot, reason: text });
  };

  return (
    <Dialog title={t('dispute.title')} onClose={() => isSending || onClose()} sheet>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.effect}>
          <p>{t('dispute.text', { nickname, rabbit })}</p>
          <p>{t('dispute.left', { count: left })}</p>
        </div>
        <TextField
          label={t('dispute.reason')}
          hint={t('dispute.reason-hint')}
          error={isMissing ? t('error.dispute.malformed') : undefined}
          name="reason"
          autoComplete="off"
          maxLength={maxReasonLength}
          readOnly={isSending}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {!isSending && (
          <div className={styles.reasons}>
            {reasons.map((key) => (
              <button key={key} type="button" className={styles.reason} onClick={() => setReason(t(key))}>
                {t(key)}
              </button>
            ))}
          </div>
        )}
        <div role="status">{isSending && stage && <StageNote stage={stage} />}</div>
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        <div className={styles.buttons}>
          <Button type="submit" busy={isSending} wide>
            {t('dispute.send')}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onClose} wide>
            {t('dispute.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
