import { AreaError } from './area-error';
import { type AreaEvent, type AreaRequest, type AreaState, idleArea, nextAreaState } from './area-state';

type State = AreaState<string, string>;
type Happening = AreaEvent<string, string>;

const area = 'module of the area';
const error = new AreaError('unreachable', 'game');

const requested = (by: AreaRequest): Happening => ({ type: 'requested', by });
const loaded: Happening = { type: 'loaded', attempt: 1, area, screens: { '/': 'home' } };
const failed: Happening = { type: 'failed', attempt: 1, error };
const next = (state: State, event: Happening): State => nextAreaState(state, event);
const after = (...events: Happening[]): State => events.reduce(next, idleArea);
const visit = requested('visit');

test('an area is loading once it is requested, then ready with its first screen', () => {
  expect(after(visit)).toEqual({ status: 'loading', attempt: 1 });
  expect(after(visit, loaded)).toEqual({ status: 'ready', attempt: 1, area, screens: { '/': 'home' } });
});

test('a ready area collects its screens', () => {
  const state = after(visit, loaded, { type: 'screens-loaded', attempt: 1, screens: { '/level': 'level' } });
  expect(state).toMatchObject({ status: 'ready', screens: { '/': 'home', '/level': 'level' } });
});

test('an area can fail while loading and when it is ready', () => {
  expect(after(visit, failed)).toEqual({ status: 'failed', attempt: 1, error });
  expect(after(visit, loaded, failed)).toEqual({ status: 'failed', attempt: 1, error });
});

const requests: readonly AreaRequest[] = ['preload', 'visit', 'retry', 'fallback'];

test.each(requests)('a %s starts the first attempt', (by) => {
  expect(after(requested(by))).toEqual({ status: 'loading', attempt: 1 });
});

test.each(requests)('a %s changes nothing while an attempt is under way, or once the area is ready', (by) => {
  const loading = after(visit);
  expect(next(loading, requested(by))).toBe(loading);
  const ready = after(visit, loaded);
  expect(next(ready, requested(by))).toBe(ready);
});

test.each(['visit', 'retry', 'fallback'] as const)('after a failure, a %s is a new attempt', (by) => {
  expect(after(visit, failed, requested(by))).toEqual({ status: 'loading', attempt: 2 });
});

test('after a failure, a preload changes nothing', () => {
  const state = after(visit, failed);
  expect(next(state, requested('preload'))).toBe(state);
});

test('late news of an abandoned attempt is ignored', () => {
  const retried = after(visit, failed, requested('retry'));
  expect(next(retried, loaded)).toBe(retried);
  expect(next(retried, failed)).toBe(retried);
});

test('a failed attempt stays failed when its code arrives', () => {
  const state = after(visit, failed);
  expect(next(state, loaded)).toBe(state);
  expect(next(state, { type: 'screens-loaded', attempt: 1, screens: {} })).toBe(state);
});
