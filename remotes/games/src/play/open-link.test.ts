import { fetchGenuine } from '@rainbow-rabbit/parts/scanner/genuine-file';
import { gameCode } from './game-code';
import { openLink } from './open-link';
import type { OpenRequest, PlayReport, PlayRequest } from './play-messages';

jest.mock('@rainbow-rabbit/parts/scanner/genuine-file', () => ({ fetchGenuine: jest.fn() }));
jest.mock('./game-code', () => ({ gameCode: { whac: { worker: 'whac-worker.js', openHere: jest.fn() } } }));

/** A worker whose behaviour the test sets. */
class ScriptedWorker extends EventTarget {
  static last: ScriptedWorker;
  readonly requests: (OpenRequest | PlayRequest)[] = [];
  isEnded = false;
  constructor() {
    super();
    ScriptedWorker.last = this;
    queueMicrotask(() => begin(this));
  }
  postMessage(request: OpenRequest | PlayRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(report: PlayReport): void {
    this.dispatchEvent(new MessageEvent('message', { data: report }));
  }
  fail(): Event {
    const event = new Event('error', { cancelable: true });
    this.dispatchEvent(event);
    return event;
  }
}

/** The first act of a worker's script. */
let begin: (worker: ScriptedWorker) => void;
const here = { receive: jest.fn(), close: jest.fn() };
const reports: PlayReport[] = [];
const offscreen = {} as OffscreenCanvas;

function open() {
  const canvas = { transferControlToOffscreen: jest.fn(() => offscreen) };
  const link = openLink({
    game: 'whac',
    canvas: canvas as unknown as HTMLCanvasElement,
    size: { width: 1, height: 1, ratio: 1 },
    isReduced: false,
    report: (report) => reports.push(report),
  });
  return { canvas, link };
}

beforeEach(() => {
  reports.length = 0;
  begin = (worker) => worker.say({ kind: 'started', canDraw: true });
  jest.mocked(fetchGenuine).mockResolvedValue(new ArrayBuffer(0));
  jest.mocked(gameCode.whac.openHere).mockReset().mockResolvedValue(here);
  Object.assign(globalThis, { Worker: ScriptedWorker });
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => offscreen });
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
});

test('a worker that can draw gets the canvas, then the requests, and its reports arrive', async () => {
  const { link } = open();
  const { send, close } = await link;
  send({ kind: 'go' });
  const worker = ScriptedWorker.last;
  expect(worker.requests).toEqual([
    { kind: 'open', canvas: offscreen, size: { width: 1, height: 1, ratio: 1 }, isReduced: false },
    { kind: 'go' },
  ]);
  worker.say({ kind: 'ready' });
  expect(reports).toContainEqual({ kind: 'ready' });
  close();
  expect(worker.isEnded).toBe(true);
});

test('a worker that breaks says so, in no console', async () => {
  await open().link;
  const event = ScriptedWorker.last.fail();
  expect([event.defaultPrevented, ScriptedWorker.last.isEnded]).toEqual([true, true]);
  expect(reports.at(-1)).toEqual({ kind: 'failed' });
});

test.each([
  ['can’t draw', () => (begin = (worker) => worker.say({ kind: 'started', canDraw: false }))],
  ['breaks before it starts', () => (begin = (worker) => worker.fail())],
  ['does not come', () => jest.mocked(fetchGenuine).mockRejectedValue(new Error('no network'))],
])('where the worker %s, the page plays by itself, on an untouched canvas', async (_, fault) => {
  fault();
  const { link, canvas } = open();
  const { send, close } = await link;
  send({ kind: 'go' });
  close();
  expect([here.receive.mock.lastCall, here.close.mock.calls.length > 0]).toEqual([[{ kind: 'go' }], true]);
  expect(canvas.transferControlToOffscreen).not.toHaveBeenCalled();
});

test('a game that breaks on the page says so', async () => {
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: undefined });
  const { send } = await open().link;
  here.receive.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(() => send({ kind: 'go' })).toThrow('broken');
  expect(reports).toEqual([{ kind: 'failed' }]);
});

test('a worker that never starts is given up', async () => {
  jest.useFakeTimers();
  begin = () => undefined;
  const { link } = open();
  await jest.advanceTimersByTimeAsync(8000);
  await link;
  expect([ScriptedWorker.last.isEnded, jest.mocked(gameCode.whac.openHere).mock.calls.length]).toEqual([
    true,
    1,
  ]);
  jest.useRealTimers();
});

test('a browser without workers that draw asks for none', async () => {
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: undefined });
  jest.mocked(fetchGenuine).mockClear();
  await open().link;
  expect(fetchGenuine).not.toHaveBeenCalled();
});

test('where neither comes, the opening fails', async () => {
  jest.mocked(fetchGenuine).mockRejectedValue(new Error('no network'));
  jest.mocked(gameCode.whac.openHere).mockRejectedValue(new Error('no network'));
  await expect(open().link).rejects.toThrow('no network');
});
