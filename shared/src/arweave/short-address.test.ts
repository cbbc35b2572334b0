import { shortAddress } from './short-address';

test('shortens an address to the ends that people compare', () => {
  expect(shortAddress('VakUmffoZuYiWUJolQLE4oB8ED90eRppU-B0Y9Y1yEY')).toBe('VakUm…Y1yEY');
});

test('leaves a short text whole', () => {
  expect(shortAddress('short')).toBe('short');
});
