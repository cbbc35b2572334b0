import type { RegistryEntry, RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AreaFallback } from '../chrome/area-fallback';
import { isBot } from '../chrome/bots';
import { NotFound } from '../chrome/not-found';
import { PageSkeleton } from '../chrome/page-skeleton';
import { useDocumentTitle } from '../chrome/use-document-title';
import { useAreaText } from '../site-links';
import { AreaScreen } from './area-screen';
import { useArea } from './areas-context';

interface AreaPageProps {
  area: RegistryEntry;
  /** The declared route that was entered. */
  route: RouteDeclaration;
}

/**
 * The page of an area's route: its screen, or while that is loading or has failed, a stand-in. Its title stands in the
 * registry too, so the document has it from the beginning. A bot gets nothing but the title of a client-only page.
 */
export function AreaPage({ area, route: { path, titleKey, clientOnly } }: AreaPageProps) {
  const { name } = area;
  const textOf = useAreaText();
  const { loader, state } = useArea(name);
  const isUnshown = clientOnly && isBot(navigator.userAgent);
  const params = useParams();
  const route = state.status === 'ready' ? state.area.routes.find((own) => own.path === path) : undefined;
  const canExist = route?.validate?.(params) !== false;
  useDocumentTitle(
    canExist ? name : 'shell',
    canExist ? titleKey : 'not-found.title',
    canExist ? textOf(area, titleKey) : '',
  );
  // A visit is the entry into a route (see `AreaRequest`). It is noted before the browser paints: who comes back
  // to an area that failed sees a new attempt, not the old failure.
  useLayoutEffect(() => {
    if (!isUnshown) loader.visit(path);
  }, [loader, path, isUnshown]);

  if (isUnshown) return null;
  if (state.status === 'failed')
    return <AreaFallback areaName={name} kind={state.error.kind} onRetry={() => loader.retry(path)} />;
  const screen = state.status === 'ready' ? state.screens[path] : undefined;
  if (!screen) return <PageSkeleton />;
  if (!canExist) return <NotFound />;
  return <AreaScreen key={state.attempt} loader={loader} screen={screen} />;
}
