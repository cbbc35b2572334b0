import type { CatalogueLoaders } from '@rainbow-rabbit/shared/i18n';
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

/** One of the shell's own pages, in a chunk of its own, with the messages that only it needs. */
export function lazyPage(load: () => Promise<ComponentType>, messages?: CatalogueLoaders): LazyPart<object> {
  return lazyPart({ load, messages, Waiting, Failed: ErrorPage });
}
