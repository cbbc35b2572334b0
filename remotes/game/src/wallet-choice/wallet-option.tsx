import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, type IconName, Spinner } from '@rainbow-rabbit/shared/ui';
import { useAvailability, type WalletDescriptor, type WalletMethod } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './wallet-option.module.css';

const icons: Readonly<Record<WalletMethod, IconName>> = {
  QuickWallet: 'rabbit',
  ArweaveApp: 'globe',
  Wander: 'wallet',
  ArConnect: 'wallet',
  BeaconWallet: 'scan',
};

interface WalletOptionProps {
  wallet: WalletDescriptor;
  isBusy: boolean;
  /** It is about to be chosen. */
  onAim: (method: WalletMethod) => void;
  onChoose: (method: WalletMethod) => void;
}

/** One wallet to choose; one that isn't in this browser leads to its makers' page instead. */
export function WalletOption({ wallet, isBusy, onAim, onChoose }: WalletOptionProps) {
  const t = useMessages();
  const tWallet = useSharedMessages();
  const availability = useAvailability(wallet);
  const { method, name, isRecommended, descriptionKey, learnMoreUrl } = wallet;
  const words = (hint: string) => (
    <>
      <span className={styles.icon}>{isBusy ? <Spinner /> : <Icon name={icons[method]} />}</span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {isRecommended && <span className={styles.badge}>{t('recommended')}</span>}
          {method === 'ArweaveApp' && <span className={styles.aside}>({t('wallet.web')})</span>}
          {availability !== 'available' && (
            <span className={styles.aside}>
              {tWallet(availability === 'looking' ? 'wallet.looking' : 'wallet.not-available')}
            </span>
          )}
        </span>
        <span className={styles.description}>{hint}</span>
      </span>
    </>
  );
  if (availability !== 'available') {
    return (
      <a className={styles.option} href={learnMoreUrl} target="_blank" rel="noreferrer" data-unavailable>
        {words(tWallet('wallet.learn-more'))}
        <Icon name="external" />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      aria-busy={isBusy || undefined}
      onPointerDown={() => onAim(method)}
      onClick={() => onChoose(method)}
    >
      {words(
        isBusy
          ? t(method === 'QuickWallet' ? 'wallet.creating' : 'wallet.connecting')
          : tWallet(descriptionKey),
      )}
      <Icon name="arrow-right" />
    </button>
  );
}
