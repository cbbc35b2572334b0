import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AreaFallback } from '../chrome/area-fallback';
import { NotFound } from '../chrome/not-found';
import { AreaLoading } from './area-loading';
import { AreaScreen } from './area-screen';
import { useArea } from './areas-context';

interface AreaPageProps {
  name: string;
  /** The declared path of the route that was entered. */
  path: string;
}

/** What an area's route shows: its screen once that is there, and what stands in for it until then. */
export function AreaPage({ name, path }: AreaPageProps) {
  const { loader, state } = useArea(name);
  const params = useParams();
  // Before the browser paints: coming back to an area that failed shows a new attempt, not the old failure.
  useLayoutEffect(() => loader.show(path), [loader, path]);

  if (state.status === 'failed')
    return <AreaFallback areaName={name} kind={state.error.kind} onRetry={() => loader.show(path)} />;
  const screen = state.status === 'ready' ? state.screens[path] : undefined;
  if (state.status !== 'ready' || !screen) return <AreaLoading />;
  const route = state.area.routes.find((candidate) => candidate.path === path);
  if (route?.validate?.(params) === false) return <NotFound />;
  return <AreaScreen key={state.attempt} loader={loader} screen={screen} />;
}
