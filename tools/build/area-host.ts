import type { ShellOffer } from './singletons';

/** The surroundings in which an area is built: this tree, or a packed kit in a folder elsewhere. */
export interface AreaHost {
  /** The shell that the area is built for. */
  shell: ShellOffer;
  /** The folder of `@rainbow-rabbit/shared`, of which an area must carry nothing. */
  sharedFolder: string;
  /** Hashes everything that the build of the area in a folder depends on, to hex digits. */
  stampOf(folder: string): string;
}
