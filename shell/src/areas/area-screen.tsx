import { type ComponentType, Suspense } from 'react';
import { PageSkeleton } from '../chrome/page-skeleton';
import { AreaBoundary } from './area-boundary';
import type { AreaLoader } from './area-loader';
import styles from './area-page.module.css';
import { useAreaStyles } from './use-area-styles';

interface AreaScreenProps {
  loader: AreaLoader;
  screen: ComponentType;
}

/** An area on the screen. Its errors and its styles don't leave it. */
export function AreaScreen({ loader, screen: Screen }: AreaScreenProps) {
  useAreaStyles(loader.base());
  return (
    <div className={styles.area} data-area={loader.name}>
      <AreaBoundary onError={loader.fail}>
        <Suspense fallback={<PageSkeleton />}>
          <Screen />
        </Suspense>
      </AreaBoundary>
    </div>
  );
}
