import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AreaFallback } from '../chrome/area-fallback';
import { NotFound } from '../chrome/not-found';
import { AreaBoundary } from './area-boundary';
import { AreaLoading } from './area-loading';
import { useArea } from './areas-context';

interface AreaPageProps {
  name: string;
  /** The declared path of the route that was entered. */
  path: string;
}

/** The screen of an area's route: the area itself once it is there, and what stands in for it until then. */
export function AreaPage({ name, path }: AreaPageProps) {
  const { loader, state } = useArea(name);
  const params = useParams();
  useEffect(() => loader.show(path), [loader, path]);

  if (state.status === 'failed')
    return <AreaFallback areaName={name} kind={state.error.kind} onRetry={() => loader.show(path)} />;
  const Screen = state.status === 'ready' ? state.screens[path] : undefined;
  if (state.status !== 'ready' || !Screen) return <AreaLoading />;
  const route = state.area.routes.find((candidate) => candidate.path === path);
  if (route?.validate?.(params) === false) return <NotFound />;
  return (
    <div data-area={name}>
      <AreaBoundary key={state.attempt} onError={loader.fail}>
        <Suspense fallback={<AreaLoading />}>
          <Screen />
        </Suspense>
      </AreaBoundary>
    </div>
  );
}
