import type { LayoutName } from '@rainbow-rabbit/shared/area';
import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { MainContent } from './main-content';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Header, main part and footer, in the accent of a layout. */
export function SiteLayout({ name, children }: { name: LayoutName; children: ReactNode }) {
  return (
    <div className={styles.layout} data-layout={name}>
      <SkipLink />
      <SiteHeader />
      <MainContent>{children}</MainContent>
      <SiteFooter />
    </div>
  );
}
