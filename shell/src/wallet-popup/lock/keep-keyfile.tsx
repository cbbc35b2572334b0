import { Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { useBackup, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { KeyfileButton } from '../keyfile-button';
import { useAttempt } from '../use-attempt';
import styles from './lock.module.css';

interface WithoutKeyfile {
  /** True when the user had to save the keyfile first. */
  isNeeded: boolean;
  isSaved: boolean;
  /** True when the user has the keyfile, or wants to continue without it. */
  isSettled: boolean;
  isWithout: boolean;
  setIsWithout: (isWithout: boolean) => void;
}

/**
 * Decides if a wallet may be locked: after a forgotten passphrase or lost passkey only the keyfile is left.
 * @param isLocked true when it is locked already: its user has decided before
 */
export function useKeyfileKept(isLocked: boolean): WithoutKeyfile {
  const backup = useBackup();
  const [isNeeded] = useState(backup === 'due' && !isLocked);
  const [isWithout, setIsWithout] = useState(isLocked);
  return {
    isNeeded,
    isSaved: backup === 'saved',
    isSettled: backup !== 'due' || isWithout,
    isWithout,
    setIsWithout,
  };
}

interface KeepKeyfileProps extends WithoutKeyfile {
  /** The user wanted to go on and has decided nothing yet. */
  isAsked: boolean;
}

/** Lets a user who hasn't saved the keyfile do so, or go on without it in full knowledge. */
export function KeepKeyfile({
  isNeeded,
  isSaved,
  isSettled,
  isWithout,
  setIsWithout,
  isAsked,
}: KeepKeyfileProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { saveKeyfile } = useWallet();
  const { state, run } = useAttempt<'keyfile'>();
  if (!isNeeded) return null;
  return (
    <div className={styles.form}>
      <Notice
        tone={isSaved ? 'success' : 'warning'}
        action={
          <KeyfileButton
            variant="secondary"
            isBusy={state.status === 'busy'}
            onSave={() => void run('keyfile', saveKeyfile)}
          />
        }
      >
        {t(isSaved ? 'popup.keyfile-downloaded' : 'lock.backup')}
      </Notice>
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
      {!isSaved && (
        <Checkbox
          label={t('lock.without')}
          checked={isWithout}
          error={isAsked && !isSettled ? t('lock.without-needed') : undefined}
          onChange={({ target }) => setIsWithout(target.checked)}
        />
      )}
    </div>
  );
}
