import type { CatalogueLoaders } from '@rainbow-rabbit/shared/i18n';
import type { ComponentType } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { type LazyPart, lazyPart } from '../chrome/lazy-part';
import { PageSkeleton } from '../chrome/page-skeleton';
import { reloadRoute } from '../updates/reload-route';

/**
 * One of the shell's own pages, in a chunk of its own, with the messages that only it needs. If its code is missing, from the
 * first moment of a visit on, the route is reloaded, if that may help.
 */
export function lazyPage(load: () => Promise<ComponentType>, messages?: CatalogueLoaders): LazyPart<object> {
  return lazyPart({ load, messages, onMissing: reloadRoute, Waiting: PageSkeleton, Failed: ErrorPage });
}
