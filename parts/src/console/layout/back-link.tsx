import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode, Ref } from 'react';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  size?: 'normal' | 'small';
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to the page above. */
export function BackLink({ to, size = 'normal', ref, children }: BackLinkProps) {
  return (
    <Link className={styles.back} data-size={size} to={to} ref={ref}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
