import { AppError } from '@rainbow-rabbit/shared/errors';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AreaLoader } from './area-loader';
import type { LoadedAreaState } from './area-store';

const AreasContext = createContext<ReadonlyMap<string, AreaLoader>>(new Map());

interface AreasProviderProps {
  loaders: ReadonlyMap<string, AreaLoader>;
  children: ReactNode;
}

export function AreasProvider({ loaders, children }: AreasProviderProps) {
  return <AreasContext value={loaders}>{children}</AreasContext>;
}

/** Returns the loaders of all areas, by the area's name. */
export const useAreaLoaders = (): ReadonlyMap<string, AreaLoader> => useContext(AreasContext);

/** Returns the loader of an area, and its state now. */
export function useArea(name: string): { loader: AreaLoader; state: LoadedAreaState } {
  const loader = useAreaLoaders().get(name);
  if (!loader) throw new AppError('area.unknown', { params: { area: name } });
  const state = useSyncExternalStore(loader.subscribe, loader.getState);
  return { loader, state };
}
