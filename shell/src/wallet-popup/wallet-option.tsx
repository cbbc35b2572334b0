import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, Spinner, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useAvailability, type WalletDescriptor } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { WalletLogo } from './wallet-logo';
import styles from './wallet-option.module.css';

interface WalletOptionProps {
  wallet: WalletDescriptor;
  /** This wallet is being connected. */
  isBusy: boolean;
  /** Some wallet is being connected: choosing does nothing. */
  isIgnored: boolean;
  /** It is about to be chosen. */
  onAim: () => void;
  onChoose: () => void;
}

/** One wallet to choose: its logo, name and description. One that isn't in this browser leads to its makers' page. */
export function WalletOption({ wallet, isBusy, isIgnored, onAim, onChoose }: WalletOptionProps) {
  const t = useMessages();
  const ofWallets = useSharedMessages();
  const availability = useAvailability(wallet);
  const { name, logo, themeColour, isRecommended, descriptionKey, learnMoreUrl } = wallet;

  if (availability !== 'available') {
    return (
      <a
        className={styles.option}
        href={learnMoreUrl}
        target="_blank"
        rel="noopener noreferrer"
        data-available={false}
      >
        <WalletLogo logo={logo} colour={themeColour} />
        <span className={styles.words}>
          <span className={styles.name}>
            {name}{' '}
            <span className={styles.aside}>
              {ofWallets(availability === 'looking' ? 'wallet.looking' : 'wallet.not-available')}
            </span>
          </span>
          <span className={styles.description}>{ofWallets('wallet.learn-more')}</span>
        </span>
        <Icon name="external" />
        <VisuallyHidden>{t('popup.new-tab')}</VisuallyHidden>
      </a>
    );
  }

  return (
    <button
      type="button"
      className={styles.option}
      aria-disabled={isIgnored || undefined}
      data-recommended={isRecommended || undefined}
      onPointerDown={onAim}
      onClick={onChoose}
    >
      <WalletLogo logo={logo} colour={themeColour} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {isRecommended && <span className={styles.badge}>{ofWallets('wallet.recommended')}</span>}
        </span>
        <span className={styles.description}>{ofWallets(descriptionKey)}</span>
      </span>
      {isBusy ? <Spinner /> : <Icon name="arrow-right" />}
    </button>
  );
}
