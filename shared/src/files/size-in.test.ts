import { sizeIn } from './size-in';

test.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1000, 1, 'kilobyte'],
  [2_500_000, 2.5, 'megabyte'],
  [3e15, 3000, 'terabyte'],
])('%d bytes are %d %s', (bytes, value, unit) => {
  expect(sizeIn(bytes)).toEqual({ value, unit });
});
