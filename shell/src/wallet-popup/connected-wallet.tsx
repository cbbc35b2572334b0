import type { Address } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, CopyButton, Icon, Notice, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import {
  descriptorOf,
  forgetsUnusedSites,
  useBackup,
  useWallet,
  type WalletMethod,
} from '@rainbow-rabbit/shared/wallet';
import { WalletLogo } from '@rainbow-rabbit/shared/wallet-option';
import { useMessages } from '../messages';
import { AccountFacts } from './account-facts';
import styles from './connected-wallet.module.css';
import { ImportLink, type PopupWays } from './import-link';
import { KeyfileButton } from './keyfile-button';
import { ProtectWallet } from './lock/protect-wallet';
import { useAttempt } from './use-attempt';
import { WalletFailure } from './wallet-failure';

interface ConnectedWalletProps extends PopupWays {
  method: WalletMethod;
  address: Address;
}

/** The connected wallet with its account, its keyfile and lock if it has them, and the way to disconnect. */
export function ConnectedWallet({
  method,
  address,
  onRescue,
  onHandOver,
  onImport,
  isBack,
}: ConnectedWalletProps) {
  const t = useMessages();
  const ofWallets = useSharedMessages();
  const backup = useBackup();
  const { explorer } = useNetwork();
  const { saveKeyfile, disconnect, closePopup } = useWallet();
  const { state, run } = useAttempt<'keyfile'>();
  const { id, capabilities } = descriptorOf(method);

  const leave = async () => {
    closePopup();
    await disconnect().catch(() => undefined);
  };

  return (
    <>
      <div className={styles.wallet}>
        <WalletLogo wallet={id} />
        <dl className={styles.facts}>
          <dt>
            <VisuallyHidden>{t('popup.method')}</VisuallyHidden>
          </dt>
          <dd className={styles.method}>{method}</dd>
          <dt>
            <VisuallyHidden>{t('popup.address')}</VisuallyHidden>
          </dt>
          <dd className={styles.whose}>
            {explorer ? (
              <a
                className={styles.address}
                href={`${explorer}${address}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {shortAddress(address)}
                <Icon name="external" />
                <VisuallyHidden>{ofWallets('new-tab')}</VisuallyHidden>
              </a>
            ) : (
              <span className={styles.address}>{shortAddress(address)}</span>
            )}
            <CopyButton what={t('popup.address')} text={() => address} />
          </dd>
          <AccountFacts key={address} address={address} />
        </dl>
      </div>
      {state.status === 'failed' && <WalletFailure error={state.error} onRescue={onRescue} />}
      {backup === 'due' && (
        <Notice tone="warning" title={ofWallets('wallet.backup.title')}>
          {ofWallets(forgetsUnusedSites() ? 'wallet.backup.seven-days' : 'wallet.backup.text')}
        </Notice>
      )}
      {capabilities.savesKeyfile && (
        <div className={styles.keyfile}>
          <KeyfileButton
            variant={backup === 'due' ? 'primary' : 'secondary'}
            isBusy={state.status === 'busy'}
            onSave={() => void run('keyfile', saveKeyfile)}
          />
          <p className={styles.note}>{t('popup.keyfile-note')}</p>
          <Button variant="secondary" wide onClick={onHandOver}>
            {t('hand-over.open')}
          </Button>
          <ImportLink onImport={onImport} isBack={isBack} />
        </div>
      )}
      {capabilities.hasLock && <ProtectWallet />}
      <Button variant="secondary" wide onClick={leave}>
        {t('popup.disconnect')}
      </Button>
    </>
  );
}
