import { csvText } from '@rainbow-rabbit/parts/console/tables';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { contestContactCells, contestContactColumns } from './contact-table';

test('an export has every contact, and no cell of it runs', () => {
  const address = 'A'.repeat(43) as Address;
  const contacts = [
    { person: 1, nickname: '=cmd|x', address, email: '+1@example.org' },
    { person: 2, nickname: 'Ann', address, email: undefined },
  ];
  expect(csvText(contestContactColumns, contestContactCells(contacts)).split('\r\n').slice(1, 3)).toEqual([
    `"1","'=cmd|x","'+1@example.org","${address}"`,
    `"2","Ann","","${address}"`,
  ]);
});
