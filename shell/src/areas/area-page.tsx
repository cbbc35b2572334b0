import type { RegistryEntry, RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { useParams } from 'react-router-dom';
import { AreaFallback } from '../chrome/area-fallback';
import { isBot } from '../chrome/bots';
import { NotFound } from '../chrome/not-found';
import { PageSkeleton } from '../chrome/page-skeleton';
import { useDocumentTitle } from '../chrome/use-document-title';
import { useAreaText } from '../site-links';
import { AreaScreen } from './area-screen';
import { useArea } from './areas-context';
import { isChunkBelow } from './as-area-error';

interface AreaPageProps {
  area: RegistryEntry;
  /** The declared route that was entered. */
  route: RouteDeclaration;
  /** Called before another attempt with what an area threw; reloads the page where a part of the shell is missing. */
  reload: (cause: unknown) => Promise<void>;
}

/**
 * The page of an area's route: its screen, or while that is loading or has failed, a stand-in. Entering the route loads it
 * (`routes/use-shown-location.ts`). Its title is in the registry too, so the document has it from the beginning. A bot
 * gets nothing but the title of a client-only page.
 */
export function AreaPage({ area, route: { path, titleKey, clientOnly }, reload }: AreaPageProps) {
  const { name } = area;
  const textOf = useAreaText();
  const { loader, state } = useArea(name);
  const params = useParams();
  const route = state.status === 'ready' ? state.area.routes.find((own) => own.path === path) : undefined;
  const canExist = route?.validate?.(params) !== false;
  useDocumentTitle(
    canExist ? name : 'shell',
    canExist ? titleKey : 'not-found.title',
    canExist ? textOf(area, titleKey) : '',
  );

  if (clientOnly && isBot(navigator.userAgent)) return null;
  if (state.status === 'failed') {
    const { error } = state;
    const retry = async () => {
      // React keeps a part of the shell that failed for ever: another attempt of the area would meet the same failure. A
      // part of the area's own comes with that attempt.
      if (error.kind === 'broken' && !isChunkBelow(loader.build().base, error.cause))
        await reload(error.cause);
      loader.retry(path);
    };
    return <AreaFallback areaName={name} error={error} onRetry={retry} />;
  }
  const screen = state.status === 'ready' ? state.screens[path] : undefined;
  if (!screen) return <PageSkeleton />;
  if (!canExist) return <NotFound />;
  // An attempt of one area is no attempt of another: each has its own reader of data.
  return <AreaScreen key={`${name} ${state.attempt}`} loader={loader} screen={screen} />;
}
