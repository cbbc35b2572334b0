import { Button, Dialog, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ledgerText } from '../ledger-text';
import styles from './reason-sheet.module.css';

/** The words of the field for a reason. */
interface ReasonWords {
  label: string;
  hint: string;
  /** Characters of the longest reason that the process takes. */
  maxLength: number;
  /** Says that a reason is missing. */
  missing: string;
  /** Reasons that one press fills in. */
  suggestions?: readonly string[] | undefined;
}

interface ReasonSheetProps {
  title: string;
  /** The effect of the message, shown before it is sent. */
  effect: ReactNode;
  reason: ReasonWords;
  send: string;
  cancel: string;
  isDangerous?: boolean | undefined;
  isSending: boolean;
  /** True when another reason would make another message, which could count besides the first. */
  isFixed: boolean;
  /** The stage of the message in a live region, and the outcome of the last attempt if it failed. */
  children: ReactNode;
  /** Called with the reason as a process takes it. */
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** The sheet of a message that has a reason: its effect, the reason, and the button that sends it. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, effect, reason, isSending, isFixed, onSend, onClose } = props;
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = ledgerText(typed);
    setIsMissing(text === '');
    if (text !== '') onSend(text);
  };

  return (
    <Dialog title={title} onClose={() => isSending || onClose()} sheet>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.effect}>{effect}</div>
        <TextField
          label={reason.label}
          hint={reason.hint}
          error={isMissing ? reason.missing : undefined}
          name="reason"
          autoComplete="off"
          maxLength={reason.maxLength}
          readOnly={isFixed}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {reason.suggestions && !isFixed && (
          <div className={styles.reasons}>
            {reason.suggestions.map((text) => (
              <button key={text} type="button" className={styles.reason} onClick={() => setTyped(text)}>
                {text}
              </button>
            ))}
          </div>
        )}
        {props.children}
        <div className={styles.buttons}>
          <Button type="submit" variant={props.isDangerous ? 'danger' : 'primary'} busy={isSending} wide>
            {props.send}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onClose} wide>
            {props.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
