import type { PaymentRow, ResultRow } from '@rainbow-rabbit/processes/minibuild/client';
import { duePrizes } from './due-prizes';

const result = (entry: number, place: number) => ({ entry, place, title: `Entry ${entry}` }) as ResultRow;
const payment = (entry: number, quantity: string) => ({ entry, quantity }) as PaymentRow;
const prizes = [{ title: 'Gold', amount: '100' }, { title: 'Silver', amount: '51' }, { title: 'A hat' }];

test('each place gets its prize, and what was paid is counted', () => {
  const rows = duePrizes([result(7, 1), result(8, 2), result(9, 3), result(10, 4)], prizes, [
    payment(7, '60'),
    payment(7, '40'),
    payment(8, '1'),
  ]);
  expect(rows.map(({ row, due, paid }) => [row.entry, due, paid])).toEqual([
    [7, '100', '100'],
    [8, '51', '1'],
    [9, undefined, '0'],
  ]);
});

test('entries that share a place share the prizes of the places that they take', () => {
  const rows = duePrizes([result(7, 1), result(8, 1), result(9, 3)], prizes, []);
  expect(rows.map(({ due, sharedBy }) => [due, sharedBy])).toEqual([
    ['75', 2],
    ['75', 2],
    [undefined, 1],
  ]);
});

test('an amount beyond numbers keeps its last digit', () => {
  const [row] = duePrizes([result(1, 1)], [{ title: 'All', amount: '90071992547409930001' }], []);
  expect(row?.due).toBe('90071992547409930001');
});
