import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { publicPath } from '../session/console-paths';

/** Returns the path of an entry's public page. */
export const entryPath = (process: ProcessId, entry: number): string =>
  publicPath(process, `/entries/${entry}`);
