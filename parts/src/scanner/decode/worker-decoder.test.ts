import { ScriptedWorker } from './testing/scripted-worker';
import { callWorker } from './worker-calls';
import { openWorkerDecoder } from './worker-decoder';
import { startId } from './worker-messages';

const video = document.createElement('video');
const frame = {};

beforeEach(() => {
  Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
  Object.defineProperty(video, 'clientWidth', { value: 300, configurable: true });
  Object.defineProperty(video, 'clientHeight', { value: 400, configurable: true });
  Object.assign(globalThis, { VideoFrame: jest.fn(() => frame) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'VideoFrame');
  jest.useRealTimers();
});

/** Files whose WebAssembly comes when the test says so. */
const filesOf = (worker: Worker, webAssembly: Promise<ArrayBuffer> = new Promise(() => undefined)) => ({
  start: async () => callWorker(worker),
  webAssembly: () => webAssembly,
});

/** Lets everything that waits for nothing but promises happen. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await undefined;
}

async function open(webAssembly?: Promise<ArrayBuffer>) {
  const worker = new ScriptedWorker();
  const opening = openWorkerDecoder(filesOf(worker, webAssembly));
  worker.say({ kind: 'read', id: startId, text: undefined });
  return { worker, decoder: await opening };
}

test('a frame is handed to the worker with the size of its box, and its answer is the text', async () => {
  const { worker, decoder } = await open();
  const reading = decoder.readFrame(video);
  expect(worker.requests).toEqual([{ kind: 'frame', id: 1, frame, box: { width: 300, height: 400 } }]);
  worker.say({ kind: 'read', id: 1, text: 'hello' });
  await expect(reading).resolves.toBe('hello');
});

test('the strong decoder gets its WebAssembly, or hears that there is none', async () => {
  const wasm = new ArrayBuffer(8);
  const { worker } = await open(Promise.resolve(wasm));
  await settled();
  expect(worker.requests).toEqual([{ kind: 'load', id: 1, wasm }]);
  const without = await open(Promise.reject(new Error('not what was released')));
  await settled();
  expect(without.worker.requests).toEqual([{ kind: 'load', id: 1 }]);
});

test('answers find their questions in any order', async () => {
  const { worker, decoder } = await open();
  const [first, second] = [decoder.readFrame(video), decoder.readFrame(video)];
  worker.say({ kind: 'read', id: 2, text: 'second' });
  worker.say({ kind: 'read', id: 1, text: undefined });
  await expect(first).resolves.toBeUndefined();
  await expect(second).resolves.toBe('second');
});

test('while the camera has no picture, the worker is left alone', async () => {
  const { worker, decoder } = await open();
  Object.defineProperty(video, 'readyState', { value: 1, configurable: true });
  await expect(decoder.readFrame(video)).resolves.toBeUndefined();
  expect(worker.requests).toEqual([]);
});

test('a script that does not come is an error, and the browser prints nothing', async () => {
  const worker = new ScriptedWorker();
  const opening = openWorkerDecoder(filesOf(worker));
  const event = worker.fail();
  await expect(opening).rejects.toMatchObject({ code: 'scan.not-loaded' });
  expect(event.defaultPrevented).toBe(true);
  expect(worker.terminated).toBe(true);
});

test('a script that hangs is given up', async () => {
  jest.useFakeTimers();
  const worker = new ScriptedWorker();
  const opening = openWorkerDecoder(filesOf(worker));
  const refused = expect(opening).rejects.toMatchObject({ code: 'scan.not-loaded', retryable: true });
  await jest.advanceTimersByTimeAsync(8000);
  await refused;
  expect(worker.terminated).toBe(true);
});

test('when the worker dies, waiting requests reject', async () => {
  const { worker, decoder } = await open();
  const reading = decoder.readFrame(video);
  worker.fail();
  await expect(reading).rejects.toMatchObject({ code: 'scan.not-loaded' });
});

test('a frame that the worker cannot read is skipped, but five in a row end the worker', async () => {
  const { worker, decoder } = await open();
  const failed = (id: number) => {
    const reading = decoder.readFrame(video);
    worker.say({ kind: 'failed', id });
    return reading;
  };
  for (const id of [1, 2, 3, 4]) await expect(failed(id)).resolves.toBeUndefined();
  await expect(failed(5)).rejects.toMatchObject({ code: 'scan.not-loaded' });
});

test('closing ends the worker and rejects waiting requests', async () => {
  const { worker, decoder } = await open();
  const reading = decoder.readFrame(video);
  decoder.close();
  expect(worker.terminated).toBe(true);
  await expect(reading).rejects.toMatchObject({ code: 'scan.not-loaded' });
});

test('a file that is no picture is refused before the worker sees it', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('not an image')) });
  const { worker, decoder } = await open();
  await expect(decoder.readPhoto(new File(['x'], 'x.txt'))).rejects.toMatchObject({
    code: 'scan.photo-unreadable',
  });
  expect(worker.requests).toEqual([]);
});
