import { Button, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import type { WalletLock } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useAttempt } from '../use-attempt';
import { KeepKeyfile, useKeyfileKept } from './keep-keyfile';
import styles from './lock.module.css';

interface PasskeyDialogProps {
  lock: WalletLock;
  /** By something else already. */
  isLocked: boolean;
  onClose: () => void;
}

/** Makes a passkey for the wallet. The rest is between the user and their device; leaving calls that off. */
export function PasskeyDialog({ lock, isLocked, onClose }: PasskeyDialogProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { state, run } = useAttempt<'passkey'>();
  const keyfile = useKeyfileKept(isLocked);
  const [isAsked, setIsAsked] = useState(false);

  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const make = async () => {
    setIsAsked(true);
    if (!keyfile.isSettled) return;
    const off = new AbortController();
    leaving.current = off;
    if (await run('passkey', () => lock.setPasskey(off.signal))) onClose();
  };

  return (
    <Dialog title={t('lock.set-passkey')} onClose={onClose} sheet>
      <p className={styles.text}>{t('lock.passkey-text')}</p>
      <KeepKeyfile {...keyfile} isAsked={isAsked} />
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
      <Button wide busy={state.status === 'busy'} onClick={() => void make()}>
        <Icon name="key" />
        {t('lock.make-passkey')}
      </Button>
    </Dialog>
  );
}
