/** The code that runs once a visit has everything that it needs. */
export { prefetchNext } from './areas/prefetch-next';
export { keepApp } from './offline/keep-app';
