import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { MainContent } from './main-content';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface SiteLayoutProps {
  name: LayoutName;
  /** True in the markup that is there before the app: its controls do nothing yet, and its end isn't known. */
  isFirstView?: boolean;
  children: ReactNode;
}

/** Header, main part and footer, in the accent of a layout. */
export function SiteLayout({ name, isFirstView = false, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout} data-layout={name}>
      <div className={styles.head} inert={isFirstView}>
        <SkipLink />
        <SiteHeader />
      </div>
      <MainContent>{children}</MainContent>
      {!isFirstView && <SiteFooter />}
    </div>
  );
}
