import type { LayoutName } from '@rainbow-rabbit/shared/area';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './layout.module.css';
import { useLook } from './layouts/use-look';
import { MainContent } from './main-content';
import { PageSkeleton } from './page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface SiteLayoutProps {
  name: LayoutName;
  /** True in the markup that is there before the app: its controls do nothing yet, and its end isn't known. */
  isFirstView?: boolean;
  children: ReactNode;
}

/**
 * Header, main part and footer, in the look of a layout; `none` leaves the whole screen to the page. One component for
 * all layouts, so that header, open menu and focus outlive a change of layout, and a page that waits for a part of itself
 * leaves the one before it where it is.
 */
export function SiteLayout({ name, isFirstView = false, children }: SiteLayoutProps) {
  const { look, isWaiting } = useLook(name);
  const { Art, Beside } = look ?? {};
  const isFramed = name !== 'none';
  // A console is a tool: its pages end with their content.
  const isConsole = useLocation().pathname.includes('/_internal/');
  return (
    <div className={styles.layout} data-layout={name}>
      {isFramed && (
        <div className={styles.head} inert={isFirstView}>
          <SkipLink />
          <SiteHeader look={look} />
        </div>
      )}
      {Art && <Art />}
      <MainContent look={look} isWaiting={isWaiting}>
        {Beside && <Beside />}
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </MainContent>
      {isFramed && !isFirstView && !isWaiting && !isConsole && <SiteFooter look={look} />}
    </div>
  );
}
