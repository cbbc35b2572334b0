import type { ProcessSendOptions } from '@rainbow-rabbit/processes/arcade/client';
import { maxReasonLength } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useGamesErrorText } from '../messages';
import styles from './organiser.module.css';
import { useOrganiserMessages } from './organiser-messages';
import { useArcadeAct } from './use-arcade-act';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The words of the button that sends. */
  go: string;
  /** Fields of the act before its reason. */
  children?: ReactNode;
  /** Returns false while a field is wrong; the field says so. */
  check?: () => boolean;
  send: (reason: string, options: ProcessSendOptions) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** One act with its reason, which the public log shows. */
export function ReasonDialog({ title, text, go, children, check, send, onDone, onClose }: ReasonDialogProps) {
  const t = useOrganiserMessages();
  const errorText = useGamesErrorText();
  const { state, run } = useArcadeAct();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    // The field that is wrong may have scrolled out of sight.
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setIsMissing(given === '');
    const isRight = check?.() ?? true;
    if (given === '' || !isRight) {
      setRefused((times) => times + 1);
      return;
    }
    if (await run((options) => send(given, options))) {
      onDone();
      onClose();
    }
  };
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{text}</p>
        {children}
        <TextField
          label={t('organiser.reason')}
          hint={t('organiser.reason-hint')}
          error={isMissing ? t('organiser.reason-missing') : undefined}
          value={reason}
          maxLength={maxReasonLength}
          onChange={({ target }) => setReason(target.value)}
        />
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        <Button type="submit" busy={state.status === 'sending'}>
          {go}
        </Button>
      </form>
    </Dialog>
  );
}
