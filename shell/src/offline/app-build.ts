import type { HashedFiles } from './domain/kept-files';

/** The build of the shell that a worker keeps, as `tools/build/offline-worker.ts` writes it into the worker. */
export interface AppBuild {
  /** Differs between any two builds. */
  id: string;
  /** The hash of `index.html`. */
  page: string;
  /** The files that the page needs before anything of it runs. */
  start: readonly string[];
  /** The files that the page names and that lie beside it: its icons and the web manifest. */
  beside: readonly string[];
  /** Every file that belongs to this build, with the ones above. */
  files: HashedFiles;
}
