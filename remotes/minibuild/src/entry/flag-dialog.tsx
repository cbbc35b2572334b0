import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { flagEntry, maxReasonLength, type ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Dialog, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useState } from 'react';
import { useMessages, useMiniBuildErrorText } from '../messages';
import styles from './flag-dialog.module.css';

interface FlagDialogProps {
  place: ProcessPlace;
  entry: { entry: number; title: string };
  onClose: () => void;
  onSent: () => void;
}

/** Asks for the reason of a flag, and sends it with one approval. */
export function FlagDialog({ place, entry, onClose, onSent }: FlagDialogProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const participant = useConnectedSigner();
  const { openPopup } = useWallet();
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { state, run } = useSending(participant?.signer, browserOutbox);
  const text = reason.trim();
  const length = [...text].length;
  const error = length === 0 ? t('entry.flag.reason.missing') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (length === 0) return;
    const isDone = await run(async (options) => {
      await flagEntry(place, { entry: entry.entry, reason: text }, options);
    });
    if (isDone) onSent();
  };

  return (
    <Dialog title={t('entry.flag.title')} onClose={onClose} sheet>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('entry.flag.about')}</p>
        <TextField
          label={t('entry.flag.reason')}
          hint={t('entry.flag.reason.hint')}
          error={hasTried ? error : undefined}
          value={reason}
          maxLength={maxReasonLength}
          onChange={({ target }) => setReason(target.value)}
        />
        {'error' in state && !hasCode(state.error, 'wallet.declined') && (
          <Notice tone="error">{errorText(state.error)}</Notice>
        )}
        {participant ? (
          <Button type="submit" wide busy={state.status === 'sending'}>
            {t('entry.flag.send')}
          </Button>
        ) : (
          <Notice action={<Button onClick={openPopup}>{t('vote.connect')}</Button>}>
            {t('entry.flag.who')}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
