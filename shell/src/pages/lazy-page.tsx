import type { CatalogueLoaders } from '@rainbow-rabbit/shared/i18n';
import type { ComponentType } from 'react';
import { caretakerHooks } from '../caretaker-hooks';
import { ErrorPage } from '../chrome/error-page';
import { type LazyPart, lazyPart } from '../chrome/lazy-part';
import { PageSkeleton } from '../chrome/page-skeleton';

/** One of the shell's own pages, in a chunk of its own, with the messages that only it needs. */
export function lazyPage(load: () => Promise<ComponentType>, messages?: CatalogueLoaders): LazyPart<object> {
  const onMissing = (error: unknown) => caretakerHooks.recover?.(error);
  return lazyPart({ load, messages, onMissing, Waiting: PageSkeleton, Failed: ErrorPage });
}
