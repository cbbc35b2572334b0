import type { ReactNode } from 'react';
import { useSharedMessages } from '../i18n';
import { Icon, isTouched, Spinner, VisuallyHidden } from '../ui';
import { useAvailability, type WalletDescriptor } from '../wallet';
import { WalletLogo } from './wallet-logo';
import styles from './wallet-option.module.css';

export interface WalletOptionProps {
  wallet: WalletDescriptor;
  /** The mark of the recommended wallet, beside its name. Default: '(Recommended)'. */
  badge?: ReactNode;
  /** A word on the kind of wallet, beside its name. */
  aside?: string;
  /** This wallet is being connected. */
  isBusy: boolean;
  /** In place of the description while the wallet is being connected. */
  busyText?: string;
  /** Some wallet is being connected: choosing does nothing. */
  isIgnored?: boolean;
  /** It is about to be chosen. */
  onAim: () => void;
  onChoose: () => void;
}

/** One wallet to choose: its logo, name and description. A wallet that isn't in this browser is a link to its makers' page. */
export function WalletOption({
  wallet,
  badge,
  aside,
  isBusy,
  busyText,
  isIgnored,
  onAim,
  onChoose,
}: WalletOptionProps) {
  const t = useSharedMessages();
  const availability = useAvailability(wallet);
  const { id, name, isRecommended, learnMoreUrl } = wallet;
  const words = (mark: ReactNode, description: string) => (
    <>
      <WalletLogo wallet={id} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {mark}
        </span>
        <span className={styles.description}>{description}</span>
      </span>
    </>
  );

  if (availability !== 'available') {
    const mark = t(availability === 'looking' ? 'wallet.looking' : 'wallet.not-available');
    return (
      <a
        className={styles.option}
        href={learnMoreUrl}
        target="_blank"
        rel="noopener noreferrer"
        data-available={false}
      >
        {words(
          <span className={styles.aside}>{mark}</span>,
          t(isTouched() ? 'wallet.learn-more-touch' : 'wallet.learn-more'),
        )}
        <Icon name="external" />
        <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
      </a>
    );
  }

  const recommended = badge ?? <span className={styles.badge}>{t('wallet.recommended')}</span>;
  return (
    <button
      type="button"
      className={styles.option}
      aria-busy={isBusy || undefined}
      aria-disabled={isIgnored || undefined}
      data-recommended={isRecommended || undefined}
      onPointerDown={onAim}
      onClick={onChoose}
    >
      {words(
        isRecommended ? recommended : aside && <span className={styles.aside}>{aside}</span>,
        isBusy && busyText ? busyText : t(`wallet.${id}.description`),
      )}
      {isBusy ? <Spinner /> : <Icon name="arrow-right" />}
    </button>
  );
}
