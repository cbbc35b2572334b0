import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type LockView, type LockWay, useWallet, type WalletLock } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { useAttempt } from '../use-attempt';
import styles from './lock.module.css';
import { PasskeyDialog } from './passkey-dialog';
import { PassphraseDialog } from './passphrase-dialog';
import { useCanMakePasskeys } from './use-can-make-passkeys';

const statusTexts = { none: 'lock.none', locked: 'lock.locked', unlocked: 'lock.unlocked' } as const;
const removeTexts = { passphrase: 'lock.remove-passphrase', passkey: 'lock.remove-passkey' } as const;

/** The protection of the connected wallet, if it has a lock. */
export function LockSection() {
  const { state } = useWallet();
  const lock = state.status === 'connected' ? state.connector.lock : undefined;
  return lock ? <Protection lock={lock} /> : null;
}

function Protection({ lock }: { lock: WalletLock }) {
  const view = useSyncExternalStore(lock.subscribe, lock.view);
  return view ? <ProtectionAs lock={lock} view={view} /> : null;
}

function ProtectionAs({ lock, view }: { lock: WalletLock; view: LockView }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const canMakePasskeys = useCanMakePasskeys(lock);
  const [adding, setAdding] = useState<LockWay>();
  const { state, run } = useAttempt<LockWay>();
  const ways = view.status === 'none' ? [] : view.ways;
  const close = () => setAdding(undefined);

  const summary = useRef<HTMLElement>(null);
  // A button disappears with its action, so the focus moves to the beginning of its section.
  useEffect(() => {
    const isOpen = view && !adding && summary.current?.closest('details')?.open;
    if (isOpen && document.activeElement === document.body) summary.current?.focus();
  }, [view, adding]);

  return (
    <details className={styles.section}>
      <summary ref={summary} className={styles.summary}>
        <span>
          <span className={styles.title}>{t('lock.title')}</span>
          <span className={styles.status} role="status">
            {t(statusTexts[view.status])}
          </span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.actions}>
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        {view.status === 'unlocked' && (
          <Button variant="secondary" wide onClick={lock.lockNow}>
            {t('lock.now')}
          </Button>
        )}
        <Button variant="secondary" wide onClick={() => setAdding('passphrase')}>
          {ways.includes('passphrase') ? t('lock.change-passphrase') : t('lock.set-passphrase')}
        </Button>
        {canMakePasskeys && !ways.includes('passkey') && (
          <Button variant="secondary" wide onClick={() => setAdding('passkey')}>
            <Icon name="key" />
            {t('lock.set-passkey')}
          </Button>
        )}
        {ways.map((way) => (
          <Button
            key={way}
            variant="quiet"
            wide
            busy={state.status === 'busy' && state.way === way}
            onClick={() => void run(way, () => lock.remove(way))}
          >
            {t(removeTexts[way])}
          </Button>
        ))}
      </div>
      {adding === 'passphrase' && <PassphraseDialog lock={lock} ways={ways} onClose={close} />}
      {adding === 'passkey' && <PasskeyDialog lock={lock} isLocked={ways.length > 0} onClose={close} />}
    </details>
  );
}
