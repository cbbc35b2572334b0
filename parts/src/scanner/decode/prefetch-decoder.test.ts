import { prefetchDecoder } from './prefetch-decoder';
import { ScriptedWorker } from './testing/scripted-worker';
import { callWorker } from './worker-calls';
import { type DecodeReply, type DecodeRequest, startId } from './worker-messages';

/** A worker that starts at once and replies to every request in one way. */
class LoadingWorker extends ScriptedWorker {
  constructor(private readonly kind: DecodeReply['kind']) {
    super();
    queueMicrotask(() => this.say({ kind: 'read', id: startId, text: undefined }));
  }
  override postMessage(request: DecodeRequest): void {
    super.postMessage(request);
    queueMicrotask(() => this.say({ kind: this.kind, id: request.id, text: undefined }));
  }
}

const wasm = new ArrayBuffer(8);

test('the worker is asked to load its WebAssembly, and ends', async () => {
  const worker = new LoadingWorker('read');
  await prefetchDecoder({ start: async () => callWorker(worker), webAssembly: async () => wasm });
  expect(worker.requests).toEqual([{ kind: 'load', id: 1, wasm }]);
  expect(worker.terminated).toBe(true);
});

test('WebAssembly that does not come is an error that may pass, and ends the worker', async () => {
  const worker = new LoadingWorker('failed');
  await expect(
    prefetchDecoder({ start: async () => callWorker(worker), webAssembly: async () => wasm }),
  ).rejects.toMatchObject({
    code: 'scan.not-loaded',
    retryable: true,
  });
  expect(worker.terminated).toBe(true);
});
