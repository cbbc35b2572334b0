import * as v from 'valibot';
import { deviceValue } from './device-value';

const none: readonly number[] = [];
const schema = v.array(v.number());

beforeEach(() => localStorage.clear());

test('a value outlives its holder, and its listeners hear of a change', () => {
  const heard = jest.fn();
  const stop = deviceValue<readonly number[]>(['a'], schema, none).subscribe(heard);
  deviceValue<readonly number[]>(['a'], schema, none).write([1, 2]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  const again = deviceValue<readonly number[]>(['a'], schema, none);
  expect(again.read()).toEqual([1, 2]);
  expect(again.read()).toBe(again.read());
});

test.each(['[', '["1"]'])('a text that does not fit counts as absent: %s', (text) => {
  localStorage.setItem('rainbow-rabbit.social.b', text);
  expect(deviceValue<readonly number[]>(['b'], schema, none).read()).toBe(none);
});

test('a storage that is full keeps the value as long as the page', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const value = deviceValue<readonly number[]>(['c'], schema, none);
  value.write([3]);
  full.mockRestore();
  expect(value.read()).toEqual([3]);
});
