import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../common/testing/addresses';
import { readAllBoards } from './boards';
import { readAllCities } from './cities';
import { maxBoards, maxBoardsPage, maxCities, maxCitiesPage } from './generated';

/** A community that always has one more page, and counts how often it is asked. */
function endless(action: string, data: object) {
  let reads = 0;
  const reply = { total: Number.MAX_SAFE_INTEGER, at: 1, ...data };
  const ao = {
    read: async () => {
      reads += 1;
      if (reads > 1000) throw new Error('asked for ever');
      const Tags = [{ name: 'Action', value: action }];
      return { Messages: [{ Target: 'me', Tags, Data: JSON.stringify(reply) }] };
    },
  } as unknown as AoClient;
  return { community: { ao, process: addressOf('community') as ProcessId }, reads: () => reads };
}

it('asks for no more boards than there can be', async () => {
  const board = { id: 'overall', kind: 'overall', rows: 0, changedAt: 0 };
  const { community, reads } = endless('Boards', { boards: Array(maxBoardsPage).fill(board) });
  await readAllBoards(community);
  expect(reads()).toBe(Math.ceil((maxBoards + 2 * maxCities) / maxBoardsPage));
});

it('asks for no more cities than there can be', async () => {
  const city = { slug: 'ph', zone: 'Asia/Manila', organisers: [], pages: {} };
  const { community, reads } = endless('Cities', { cities: Array(maxCitiesPage).fill(city) });
  await readAllCities(community);
  expect(reads()).toBe(maxCities / maxCitiesPage);
});

it.each([Number.MAX_SAFE_INTEGER, 8.64e15 + 1])('takes no time that no date has, %d', async (at) => {
  const { community } = endless('Cities', { cities: [], at });
  await expect(readAllCities(community)).rejects.toMatchObject({ code: 'ao.invalid-reply' });
});
