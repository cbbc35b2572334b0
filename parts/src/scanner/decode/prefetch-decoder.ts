import { AppError } from '@rainbow-rabbit/shared/errors';
import { type StrongFiles, strongFiles } from './strong-files';

/**
 * Fetches the decoding worker's script and its WebAssembly, without a camera, so that the first visit to a scanner finds
 * both in the browser's caches. The worker ends once both are there.
 * Rejects with `scan.not-loaded` when either can't be loaded; another call tries again.
 */
export async function prefetchDecoder(files: StrongFiles = strongFiles): Promise<void> {
  const worker = await files.start();
  try {
    await worker.started;
    const wasm = await files.webAssembly();
    const { kind } = await worker.ask({ kind: 'load', wasm }, [wasm]);
    if (kind === 'failed') throw new AppError('scan.not-loaded', { retryable: true });
  } finally {
    worker.end();
  }
}
