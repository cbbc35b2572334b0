import { AppError } from '@rainbow-rabbit/shared/errors';
import { callWorker } from './worker-calls';
import { startDecodeWorker } from './worker-decoder';

/**
 * Fetches the decoding worker's script and its WebAssembly, without a camera, so that the first visit to a scanner finds
 * both in the browser's caches. The worker ends once both are there.
 * Rejects with `scan.not-loaded` when either can't be loaded; another call tries again.
 */
export async function prefetchDecoder(start: () => Worker = startDecodeWorker): Promise<void> {
  const worker = callWorker(start());
  try {
    await worker.started;
    const { kind } = await worker.ask({ kind: 'load' }, []);
    if (kind === 'failed') throw new AppError('scan.not-loaded', { retryable: true });
  } finally {
    worker.end();
  }
}
