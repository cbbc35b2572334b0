import { AppError } from '@rainbow-rabbit/shared/errors';
import { type AreaLoadEvent, createLoadLog } from '../areas/domain/load-log';
import type { ObservedEvent } from './domain/observed-event';
import { createObserver } from './observer';
import { watchErrors } from './watch-errors';

const own = { base: 'https://app.example/', shell: '0000000000000001', areas: [] };
const load: AreaLoadEvent = {
  area: 'game',
  build: '0.1.0-12345678',
  phase: 'area',
  attempt: 1,
  durationMs: 12,
  outcome: 'area.broken',
  error: new Error('ann@example.org'),
};

beforeEach(() => jest.useFakeTimers({ now: 1000 }));
afterEach(() => {
  jest.useRealTimers();
  globalThis.rainbowRabbitSink = undefined;
});

test('loads of areas reach the owner’s sink, those before it as well, without their errors', () => {
  const seen: ObservedEvent[] = [];
  globalThis.rainbowRabbitSink = (event) => seen.push(event);
  const log = createLoadLog();
  log.sink(load);
  const observer = createObserver(own);
  const stop = observer.follow(log);
  log.sink({ ...load, attempt: 2 });
  stop();
  log.sink({ ...load, attempt: 3 });
  const { error: _, ...facts } = load;
  const event = { kind: 'area-load', atMs: 1000, shell: own.shell, ...facts };
  expect(seen).toEqual([event, { ...event, attempt: 2 }]);
  expect(observer.events()).toEqual(seen);
});

test('errors that nothing handles are noted while they are watched', () => {
  const observer = createObserver(own);
  const stop = watchErrors(observer);
  const rejection = () =>
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new AppError('http.timeout') }),
    );
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('ann@example.org') }));
  rejection();
  stop();
  rejection();
  expect(observer.events()).toMatchObject([
    { kind: 'error', origin: 'thrown', code: 'TypeError' },
    { kind: 'error', origin: 'rejected', code: 'http.timeout' },
  ]);
});

test('a sink that throws does no harm, and the latest events are kept', () => {
  globalThis.rainbowRabbitSink = () => {
    throw new Error('sink');
  };
  const observer = createObserver(own);
  const listener = jest.fn();
  const stop = observer.subscribe(listener);
  for (let count = 0; count < 101; count++) observer.check('latest', new AppError('http.unreachable'));
  stop();
  expect(listener).toHaveBeenCalledTimes(101);
  expect(observer.events()).toHaveLength(100);
  expect(observer.events()[0]).toEqual({
    kind: 'build-check',
    file: 'latest',
    code: 'http.unreachable',
    atMs: 1000,
    shell: own.shell,
  });
});
