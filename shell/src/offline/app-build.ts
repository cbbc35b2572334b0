import type { HashedFiles } from './domain/kept-files';

/** The build of the shell that a worker keeps, as `tools/build/offline-worker.ts` writes it into the worker. */
export interface AppBuild {
  /** Differs between any two builds. */
  id: string;
  /** The hash of `index.html`. */
  page: string;
  /** The files that the page needs before anything of it runs. */
  start: readonly string[];
  /** Every file whose path holds its hash, with the ones above. */
  files: HashedFiles;
}
