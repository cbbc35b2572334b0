import type { PersonRow } from '@rainbow-rabbit/processes/minibuild/client';
import { fitsSearch } from './fits-search.domain';

const row = {
  person: 7,
  address: 'P'.repeat(43),
  nickname: 'Łucja Żółw',
  team: { team: 1, name: 'Ｍoonlit' },
} as unknown as PersonRow;

test.each(['', 'zolw', 'ŻÓŁ'.toLowerCase().slice(0, 2), 'moon', 'P'.repeat(43), '#7'])(
  '%j finds the person',
  (text) => {
    expect(fitsSearch(row, text)).toBe(true);
  },
);

test.each(['#8', 'nobody', 'PPPP'])('%j does not', (text) => {
  expect(fitsSearch(row, text)).toBe(false);
});
