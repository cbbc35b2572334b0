import { useEffect } from 'react';
import type { AreaLoader } from './area-loader';
import type { RegisteredArea } from './area-registry';
import { preloadOnIntent } from './preload-on-intent';

/** Loads areas shortly before they are visited (docs/product 11.3). */
export function useEarlyAreas(
  areas: readonly RegisteredArea[],
  loaders: ReadonlyMap<string, AreaLoader>,
): void {
  useEffect(() => preloadOnIntent(areas, loaders), [areas, loaders]);
}
