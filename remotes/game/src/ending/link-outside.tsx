import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import styles from './link-outside.module.css';

interface LinkOutsideProps {
  to: string;
  /** True for the one link of a card that is prominent like a button. */
  isProminent?: boolean;
  children: string;
}

/** A link that leaves the game, in a new tab. */
export function LinkOutside({ to, isProminent = false, children }: LinkOutsideProps) {
  const t = useSharedMessages();
  return (
    <a
      className={styles.outside}
      data-prominent={isProminent || undefined}
      href={to}
      target="_blank"
      rel="external noopener noreferrer"
    >
      <span className={styles.text}>{children}</span>
      <Icon name="external" />
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </a>
  );
}
