import { lazy } from 'react';

/**
 * The page of an area that has no further pages yet ({@link AreaIndexProps}). Loaded when it is first shown,
 * because builds import this door in Node to read declarations, and the front page doesn't need it.
 */
export const AreaIndex = lazy(() =>
  import('./area-index').then((module) => ({ default: module.AreaIndexList })),
);
