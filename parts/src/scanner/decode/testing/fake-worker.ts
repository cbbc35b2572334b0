import { type DecodeRequest, startId } from '../worker-messages';

/** The results of the worker, set by the test. */
export interface FakeDecoding {
  /** The text of the code in the next frames and photos; undefined: they have no code. */
  text: string | undefined;
  /** The number of running workers. */
  running: number;
}

/**
 * Installs workers in jsdom, which has none: they start at once and return the results that the test has set.
 */
export function installFakeWorker(): FakeDecoding {
  const decoding: FakeDecoding = { text: undefined, running: 0 };
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      decoding.running += 1;
      this.answer(startId, undefined);
    }
    postMessage({ id }: DecodeRequest): void {
      this.answer(id, decoding.text);
    }
    terminate(): void {
      decoding.running -= 1;
    }
    private answer(id: number, text: string | undefined): void {
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent('message', { data: { kind: 'read', id, text } })),
      );
    }
  }
  Object.assign(globalThis, {
    Worker: FakeWorker,
    VideoFrame: class {},
    createImageBitmap: async () => ({ close: () => undefined }),
    __webpack_public_path__: '/areas/game/',
    __webpack_require__: {},
  });
  // The files of the decoder: empty, and without a hash to compare.
  const others = globalThis.fetch;
  globalThis.fetch = (request, options) =>
    String(request).startsWith('/areas/game/')
      ? Promise.resolve({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) } as Response)
      : others(request, options);
  URL.createObjectURL ??= () => 'blob:';
  URL.revokeObjectURL ??= () => undefined;
  return decoding;
}
