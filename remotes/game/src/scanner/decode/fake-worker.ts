import { type DecodeRequest, startId } from './worker-messages';

/** What the worker finds, as the test says. */
export interface FakeDecoding {
  /** The text of the code in whatever is looked at next; undefined: there is none. */
  text: string | undefined;
  /** How many workers are running. */
  running: number;
}

/** Puts workers into jsdom, which has none: they start at once and find what the test says. */
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
  });
  return decoding;
}
