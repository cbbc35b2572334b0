import { Spinner } from '@rainbow-rabbit/shared/ui';
import type { ComponentType } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { type LazyPart, lazyPart } from '../chrome/lazy-part';
import { useLoading } from '../chrome/loading-progress';
import { useMessages } from '../messages';
import styles from './lazy-page.module.css';

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
export function lazyPage(load: () => Promise<ComponentType>): LazyPart<object> {
  return lazyPart({ load, Waiting, Failed: ErrorPage });
}
