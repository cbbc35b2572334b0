import {
  type ContestInfo,
  maxReasonLength,
  type ProcessSendOptions,
  readContestInfo,
} from '@rainbow-rabbit/processes/minibuild/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Dialog, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import styles from './act-sheet.module.css';
import { SendingNote } from './sending-note';
import type { ContestActRequest } from './staff-acts';
import { useSending } from './use-sending';

interface ActSheetProps {
  act: ContestActRequest;
  onClose: () => void;
  onDone: (info: ContestInfo) => void;
}

/** The sheet of one act: its effect, its reason, and the button that sends it. */
export function ContestActSheet({ act, onClose, onDone }: ActSheetProps) {
  const t = useContestStaffMessages();
  const { contest } = useStaffContest();
  const { state, run } = useSending();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isSending = state.status === 'sending';
  // Another reason would make another message, which could count besides the first.
  const isFixed = isSending || state.status === 'unknown';

  const sent = async (reason: string, options: ProcessSendOptions) => {
    try {
      return await act.send(reason, options);
    } catch (error) {
      // The ledger had it from the attempt before.
      if (hasCode(error, 'staff.repeated')) return readContestInfo(contest, { maxAgeMs: 0 });
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = typed.trim();
    setIsMissing(reason === '');
    if (reason !== '') void run(async (options) => onDone(await sent(reason, options)));
  };

  return (
    <Dialog title={act.title} onClose={() => isSending || onClose()} sheet>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.effect}>{act.effect}</div>
        <TextField
          label={t('staff.act.reason')}
          hint={t('staff.act.reason-hint')}
          error={isMissing ? t('staff.act.reason-missing') : undefined}
          name="reason"
          autoComplete="off"
          maxLength={maxReasonLength}
          readOnly={isFixed}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {act.reasons && !isFixed && (
          <div className={styles.reasons}>
            {act.reasons.map((text) => (
              <button key={text} type="button" className={styles.reason} onClick={() => setTyped(text)}>
                {text}
              </button>
            ))}
          </div>
        )}
        <SendingNote state={state} />
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
