import { prefetchDecoder } from './prefetch-decoder';
import { type DecodeReply, type DecodeRequest, startId } from './worker-messages';

/** A worker that starts at once and replies to every request in one way. */
class FakeWorker extends EventTarget {
  readonly requests: DecodeRequest[] = [];
  terminated = false;
  onerror = null;
  onmessage = null;
  onmessageerror = null;

  constructor(private readonly kind: DecodeReply['kind']) {
    super();
    this.reply('read', startId);
  }
  postMessage(request: DecodeRequest): void {
    this.requests.push(request);
    this.reply(this.kind, request.id);
  }
  terminate(): void {
    this.terminated = true;
  }
  private reply(kind: DecodeReply['kind'], id: number): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { kind, id } })));
  }
}

test('the worker is asked to load its WebAssembly, and ends', async () => {
  const worker = new FakeWorker('read');
  await prefetchDecoder(() => worker);
  expect(worker.requests).toEqual([{ kind: 'load', id: 1 }]);
  expect(worker.terminated).toBe(true);
});

test('WebAssembly that does not come is an error that may pass, and ends the worker', async () => {
  const worker = new FakeWorker('failed');
  await expect(prefetchDecoder(() => worker)).rejects.toMatchObject({
    code: 'scan.not-loaded',
    retryable: true,
  });
  expect(worker.terminated).toBe(true);
});
