import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import styles from './ending-screen.module.css';

/** A link that leaves the game, in a new tab. */
export function LinkOutside({ to, children }: { to: string; children: string }) {
  const t = useSharedMessages();
  return (
    <a className={styles.outside} href={to} target="_blank" rel="external noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </a>
  );
}
