import { canBeTable } from './can-be-table';

test.each(['manila', 'table-7', 'x'.repeat(40)])('%s can name a table', (slug) => {
  expect(canBeTable({ slug })).toBe(true);
});

test.each([undefined, '', 'Manila', 'a b', 'a/b', '..', 'x'.repeat(41)])('%s names no table', (slug) => {
  expect(canBeTable({ slug })).toBe(false);
});
