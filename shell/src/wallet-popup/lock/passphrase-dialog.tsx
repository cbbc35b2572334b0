import { Button, Checkbox, Dialog, Notice } from '@rainbow-rabbit/shared/ui';
import { type LockWay, passphraseMinimum, type WalletLock } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useAttempt } from '../use-attempt';
import { KeepKeyfile, useKeyfileKept } from './keep-keyfile';
import styles from './lock.module.css';
import { PassphraseField, takeFrom } from './passphrase-field';

interface PassphraseDialogProps {
  lock: WalletLock;
  /** The ways that the lock has already. */
  ways: readonly LockWay[];
  onClose: () => void;
}

/** Chooses a passphrase, twice, so that it is what its user thinks it is. */
export function PassphraseDialog({ lock, ways, onClose }: PassphraseDialogProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { state, run } = useAttempt<'passphrase'>();
  const keyfile = useKeyfileKept(ways.length > 0);
  const [isShown, setIsShown] = useState(false);
  const [fault, setFault] = useState<'short' | 'different' | 'keyfile'>();
  const first = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);

  const faultNow = () => {
    const text = first.current?.value ?? '';
    if ([...text].length < passphraseMinimum) return 'short';
    if (text !== again.current?.value) return 'different';
    return keyfile.isSettled ? undefined : 'keyfile';
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    const found = faultNow();
    setFault(found);
    if (found === 'short') first.current?.focus();
    if (found === 'different') again.current?.focus();
    if (found) return;
    takeFrom(again);
    const passphrase = takeFrom(first);
    if (await run('passphrase', () => lock.setPassphrase(passphrase))) onClose();
  };

  return (
    <Dialog
      title={ways.includes('passphrase') ? t('lock.change-passphrase') : t('lock.set-passphrase')}
      onClose={onClose}
      sheet
    >
      <p className={styles.text}>{t('lock.no-reset')}</p>
      <form className={styles.form} onSubmit={save} noValidate>
        <PassphraseField
          label={t('lock.new')}
          hint={t('lock.hint', { minimum: passphraseMinimum })}
          error={fault === 'short' ? t('lock.short', { minimum: passphraseMinimum }) : undefined}
          autoComplete="new-password"
          isShown={isShown}
          isFirst
          field={first}
        />
        <PassphraseField
          label={t('lock.repeat')}
          error={fault === 'different' ? t('lock.different') : undefined}
          autoComplete="new-password"
          isShown={isShown}
          field={again}
        />
        <Checkbox
          label={t('passphrase.show')}
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        <KeepKeyfile {...keyfile} isAsked={fault === 'keyfile'} />
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        <Button type="submit" wide busy={state.status === 'busy'}>
          {t('lock.save')}
        </Button>
      </form>
    </Dialog>
  );
}
