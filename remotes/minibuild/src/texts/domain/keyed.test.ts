import { keyed } from './keyed';

test('each text has a key of its own, also one that comes twice', () => {
  const keys = keyed(['a', 'b', 'a', 'a 1']).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});
