import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Checkbox, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import type { LockWay, UnlockRequest } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useAttempt } from '../use-attempt';
import { beginHere } from './begin-here';
import styles from './lock.module.css';
import { PassphraseField, takeFrom } from './passphrase-field';

const reasons = {
  sign: 'unlock.sign',
  keyfile: 'unlock.keyfile',
  'hand-over': 'unlock.hand-over',
  change: 'unlock.change',
} as const;

/** One wallet to unlock, by any way that it knows; leaving declines. */
export function UnlockWallet({ request }: { request: UnlockRequest }) {
  const { purpose, passphrase, passkey, cancel } = request;
  const t = useMessages();
  const errorText = useShellErrorText();
  const { state, run } = useAttempt<LockWay>();
  const [isShown, setIsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const error = state.status === 'failed' ? state.error : undefined;
  const isWrong = hasCode(error, 'wallet.passphrase-wrong');
  const busyWith = state.status === 'busy' ? state.way : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busyWith) return;
    const text = takeFrom(field);
    const isOpen = text !== '' && passphrase && (await run('passphrase', () => passphrase(text)));
    if (!isOpen) field.current?.focus();
  };

  return (
    <Dialog title={t('unlock.title')} onClose={cancel} sheet>
      <p className={styles.text}>{t(reasons[purpose])}</p>
      {error !== undefined && !isWrong && <Notice tone="error">{errorText(error)}</Notice>}
      {passkey && (
        <Button
          wide
          ref={beginHere}
          busy={busyWith === 'passkey'}
          onClick={() => void run('passkey', passkey)}
        >
          <Icon name="key" />
          {t('unlock.passkey')}
        </Button>
      )}
      {passphrase && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <PassphraseField
            label={t('unlock.passphrase')}
            autoComplete="current-password"
            error={isWrong ? errorText(error) : undefined}
            isShown={isShown}
            isFirst={!passkey}
            field={field}
          />
          <Checkbox
            label={t('passphrase.show')}
            checked={isShown}
            onChange={({ target }) => setIsShown(target.checked)}
          />
          <Button
            type="submit"
            variant={passkey ? 'secondary' : 'primary'}
            wide
            busy={busyWith === 'passphrase'}
          >
            {t('unlock.unlock')}
          </Button>
        </form>
      )}
      <p className={styles.note}>{t('unlock.forgotten')}</p>
    </Dialog>
  );
}
