import { fetchGenuine } from './genuine-file';
import { callWorker, type WorkerCalls } from './worker-calls';

/** The time within which the worker's script has to come. */
const scriptTimeoutMs = 8000;

/** The code of a decoder, which runs only if it is what was released. */
export interface DecoderFiles {
  /** Starts the worker's script. Rejects with `scan.not-loaded`. */
  start(): Promise<WorkerCalls>;
  /** Fetches the WebAssembly of the strong decoder, if this scanner has one. Rejects with `scan.not-loaded`. */
  webAssembly?(): Promise<ArrayBuffer>;
}

/** Starts the decoding worker of the area that bundles this. Rejects with `scan.not-loaded`. */
export async function startDecodeWorker(): Promise<WorkerCalls> {
  const code = await fetchGenuine('decode-worker.js', AbortSignal.timeout(scriptTimeoutMs));
  // From memory: by its address, the browser would fetch it again, unchecked.
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url);
  for (const event of ['message', 'error'])
    worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
  return callWorker(worker);
}
