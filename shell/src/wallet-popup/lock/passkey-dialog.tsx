import { Button, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import type { WalletLock } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { KeepKeyfile, useKeyfileKept } from './keep-keyfile';
import styles from './lock.module.css';
import { useAttempt } from './use-attempt';

interface PasskeyDialogProps {
  lock: WalletLock;
  /** By something else already. */
  isLocked: boolean;
  onClose: () => void;
}

/** Makes a passkey for the wallet. Everything else is between the user and their device. */
export function PasskeyDialog({ lock, isLocked, onClose }: PasskeyDialogProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { state, run } = useAttempt<'passkey'>();
  const keyfile = useKeyfileKept(isLocked);
  const [isAsked, setIsAsked] = useState(false);

  const make = async () => {
    setIsAsked(true);
    if (keyfile.isSettled && (await run('passkey', lock.setPasskey))) onClose();
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
