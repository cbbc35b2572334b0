import { Spinner } from '@rainbow-rabbit/shared/ui';
import type { ComponentType } from 'react';
import { lazyPart } from '../chrome/lazy-part';
import { useLoading } from '../chrome/loading-progress';
import { useMessages } from '../messages';
import styles from './lazy-page.module.css';
import { PageFailed } from './page-failed';

function Waiting() {
  const t = useMessages();
  useLoading();
  return (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  );
}

/** One of the shell's own pages, in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  return lazyPart({ load, Waiting, Failed: PageFailed });
}
