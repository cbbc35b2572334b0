import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useOfferedWallets, useWallet } from '@rainbow-rabbit/shared/wallet';
import { WalletOption } from '@rainbow-rabbit/shared/wallet-option';
import { useState } from 'react';
import { useMessages } from '../messages';
import { ImportLink, type PopupWays } from './import-link';
import { WalletFailure } from './wallet-failure';
import styles from './wallet-list.module.css';

/**
 * The wallets to choose from. While a chosen one is being connected, further choices are ignored; an earlier connection
 * that is only resumed gives way to a choice.
 */
export function WalletList({ onRescue, onImport, onReceive, isBack }: PopupWays) {
  const t = useMessages();
  const { state, prepare, connect, disconnect, closePopup } = useWallet();
  const wallets = useOfferedWallets('popup');
  const busyWith = state.status === 'connecting' && !state.isResuming ? state.method : undefined;
  const [hasChosen, setHasChosen] = useState(false);
  const choose = (method: Parameters<typeof connect>[0]) => {
    setHasChosen(true);
    // A failure is in the wallet's state, and shown from there.
    if (!busyWith) connect(method).catch(() => undefined);
  };
  return (
    <>
      {state.status === 'disconnected' && state.failure && (
        <WalletFailure error={state.failure} title={t('popup.failed')} onRescue={onRescue} />
      )}
      <ul className={styles.list} aria-busy={busyWith !== undefined}>
        {wallets.map((wallet) => (
          <li key={wallet.method}>
            <WalletOption
              wallet={wallet}
              isBusy={wallet.method === busyWith}
              isIgnored={busyWith !== undefined}
              onAim={() => prepare(wallet.method)}
              onChoose={() => choose(wallet.method)}
            />
          </li>
        ))}
      </ul>
      {busyWith ? (
        <p className={styles.busy} role="status">
          {t('popup.connecting', { wallet: descriptorOf(busyWith).name })}
          <Button variant="quiet" onClick={() => void disconnect()}>
            {t('popup.cancel')}
          </Button>
        </p>
      ) : (
        <>
          <ImportLink onImport={onImport} isBack={isBack && !hasChosen} />
          <Button variant="quiet" onClick={onReceive}>
            {t('receive.open')}
          </Button>
          <ButtonLink variant="quiet" to="/wallet" onClick={closePopup}>
            {t('title.wallet')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
