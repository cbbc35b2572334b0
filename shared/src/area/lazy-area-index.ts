import { lazy } from 'react';

/**
 * {@link AreaIndexProps What an area shows} until it has rooms of its own. Loaded when it is first shown: this
 * door is open in Node as well, where builds read declarations, and the front page does without.
 */
export const AreaIndex = lazy(() =>
  import('./area-index').then((module) => ({ default: module.AreaIndexList })),
);
