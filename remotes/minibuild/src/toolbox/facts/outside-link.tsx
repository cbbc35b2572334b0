import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import styles from './way-on.module.css';

/** A link of the app that leaves it, in a new tab. */
export function OutsideLink({ to, children }: { to: string; children: string }) {
  const t = useSharedMessages();
  return (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </a>
  );
}
