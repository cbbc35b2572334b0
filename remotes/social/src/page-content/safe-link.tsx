import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { SafeAddress } from './domain/safe-address';
import styles from './page-content.module.css';

interface SafeLinkProps {
  address: SafeAddress;
  children: ReactNode;
}

/** A link of a page's content. Its text can't change the direction of the text around it. */
export function SafeLink({ address: { to, place }, children }: SafeLinkProps) {
  const t = useSharedMessages();
  const text = <bdi>{children}</bdi>;
  if (place === 'app') {
    return (
      <Link className={styles.link} to={to}>
        {text}
      </Link>
    );
  }
  if (place === 'mail') {
    return (
      <a className={styles.link} href={to}>
        {text}
      </a>
    );
  }
  return (
    <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
      <span className={styles.out}>
        <Icon name="external" />
      </span>
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </a>
  );
}
