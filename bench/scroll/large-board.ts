import type { Page } from '@playwright/test';
import type { BoardPage, BoardRow } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';

/** The process that the played compute unit answers for. */
const largeBoardProcess = 'c'.repeat(43);

/** People on the board. */
export const largeBoardRows = 100_000;

const longName = '彩'.repeat(24);

/** A row as a process writes it, with the longest name that it may have. */
const rowAt = (place: number): BoardRow => ({
  place,
  address: String(place).padStart(43, 'A') as Address,
  name: `${place} ${longName}`.slice(0, 24),
  city: 'singapore',
  points: 1_000_000_000 - place,
  moved: place % 7 === 0 ? -place : place % 3,
});

interface DryRun {
  Data: string;
  Tags: readonly { name: string; value: string }[];
}

/** The reads of the board so far. */
interface BoardReads {
  /** The bytes of each reply's data, in order. */
  bytes: number[];
  /** The first row of each, counted from 0. */
  offsets: number[];
}

/**
 * Gives a page a network whose community has a board of 100,000 rows. The compute unit is played by replies behind the app's
 * AO client: the real process takes hours to fill so far, and what is measured is the page.
 */
export async function playLargeBoard(page: Page, url: string): Promise<BoardReads> {
  const reads: BoardReads = { bytes: [], offsets: [] };
  await page.route(`${url}network.json*`, (route) =>
    route.fulfill({
      json: {
        ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
        gateway: '.',
        events: [],
        community: largeBoardProcess,
      },
    }),
  );
  await page.route(`${url}cu/**`, async (route) => {
    const { Data, Tags } = route.request().postDataJSON() as DryRun;
    const action = Tags.find(({ name }) => name === 'Action')?.value ?? '';
    const { id = 'overall', offset = 0, limit = 50 } = JSON.parse(Data || '{}');
    const length = Math.max(0, Math.min(limit, largeBoardRows - offset));
    const rows = Array.from({ length }, (_, index) => rowAt(offset + 1 + index));
    const board: BoardPage = { id, list: 'admitted', total: largeBoardRows, others: 0, rows, at: 1 };
    const data = JSON.stringify(board);
    reads.offsets.push(offset);
    reads.bytes.push(Buffer.byteLength(data));
    await route.fulfill({
      json: { Messages: [{ Target: '0'.repeat(43), Data: data, Tags: [{ name: 'Action', value: action }] }] },
    });
  });
  return reads;
}
