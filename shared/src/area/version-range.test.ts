import { isCaretRange, satisfiesRange, servesContract } from './version-range';

test('a caret range holds newer minors and patches of the same major', () => {
  expect(satisfiesRange('19.3.1', '^19.0.0')).toBe(true);
  expect(satisfiesRange('19.3.1', '^19.3.1')).toBe(true);
  expect(satisfiesRange('19.2.9', '^19.3.0')).toBe(false);
  expect(satisfiesRange('19.3.0', '^19.3.1')).toBe(false);
  expect(satisfiesRange('20.0.0', '^19.0.0')).toBe(false);
});

test('below 1.0.0 a minor breaks, and below 0.1.0 a patch does', () => {
  expect(satisfiesRange('0.1.5', '^0.1.0')).toBe(true);
  expect(satisfiesRange('0.2.0', '^0.1.0')).toBe(false);
  expect(satisfiesRange('0.0.4', '^0.0.3')).toBe(false);
  expect(satisfiesRange('0.0.0', '^0.0.0')).toBe(true);
});

test('any other way to write a range is not understood', () => {
  expect(['19.x', '>=19.0.0', '*', '^19', ''].map(isCaretRange)).toEqual([false, false, false, false, false]);
  expect(satisfiesRange('19.3.1', '>=19.0.0')).toBe(false);
});

test('a shell serves areas of its own contract major that ask for nothing newer', () => {
  expect(servesContract('1.2', '1.0')).toBe(true);
  expect(servesContract('1.2', '1.2')).toBe(true);
  expect(servesContract('1.2', '1.3')).toBe(false);
  expect(servesContract('1.2', '2.0')).toBe(false);
  expect(servesContract('1.2', 'nonsense')).toBe(false);
});
