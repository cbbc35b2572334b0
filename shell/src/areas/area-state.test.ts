import type { Area } from '@rainbow-rabbit/shared/area';
import { AreaError } from './area-error';
import { type AreaEvent, type AreaState, idle, nextAreaState } from './area-state';

const noMessages = async () => ({ default: {} });
const area: Area = {
  name: 'game',
  contract: '1.0',
  routes: [],
  messages: { en: noMessages, ja: noMessages, 'zh-cn': noMessages, 'zh-tw': noMessages, pl: noMessages },
};
const error = new AreaError('unreachable', 'game');
const Home = () => null;
const Level = () => null;

const started: AreaEvent = { type: 'started' };
const loaded: AreaEvent = { type: 'loaded', attempt: 1, area, screens: { '/': Home } };
const failed: AreaEvent = { type: 'failed', attempt: 1, error };
const after = (...events: AreaEvent[]): AreaState => events.reduce(nextAreaState, idle);

test('an area is loading once it is asked for, then ready with its first screen', () => {
  expect(after(started)).toEqual({ status: 'loading', attempt: 1 });
  expect(after(started, loaded)).toEqual({ status: 'ready', attempt: 1, area, screens: { '/': Home } });
});

test('a ready area collects its screens', () => {
  const state = after(started, loaded, { type: 'screens-loaded', attempt: 1, screens: { '/level': Level } });
  expect(state).toMatchObject({ status: 'ready', screens: { '/': Home, '/level': Level } });
});

test('an area can fail while loading and when it is ready', () => {
  expect(after(started, failed)).toEqual({ status: 'failed', attempt: 1, error });
  expect(after(started, loaded, failed)).toEqual({ status: 'failed', attempt: 1, error });
});

test('a retry is a new attempt, and what comes late from the old one is ignored', () => {
  const retried = after(started, failed, started);
  expect(retried).toEqual({ status: 'loading', attempt: 2 });
  expect(nextAreaState(retried, loaded)).toBe(retried);
  expect(nextAreaState(retried, failed)).toBe(retried);
});

test('what arrives after an attempt failed does not bring it back', () => {
  const state = after(started, failed);
  expect(nextAreaState(state, loaded)).toBe(state);
  expect(nextAreaState(state, { type: 'screens-loaded', attempt: 1, screens: {} })).toBe(state);
});
