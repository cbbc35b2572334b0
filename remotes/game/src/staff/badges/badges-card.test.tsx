import { sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { watchSavedFiles } from '@rainbow-rabbit/parts/testing';
import {
  badgeSecret,
  badgeSeedOf,
  printedClaimOf,
  type RabbitId,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, render, screen } from '@testing-library/react';
import { stageProcess, stageSection } from '../../testing/section-stage';
import { badgeSheet } from './badge-sheet';
import { BadgesCard } from './badges-card';
import { ColourSamples, signsIn } from './colour-samples';

const secret = makeSecret();
let seed: Uint8Array;
const address = `${'P'.repeat(42)}A` as Address;
const player = (rabbit: number, change: object = {}) => ({
  rabbit: rabbit as RabbitId,
  address,
  nickname: `Player ${rabbit}`,
  colour: 'green' as const,
  count: 0,
  voided: 0,
  given: 0,
  ...change,
});

beforeEach(async () => {
  seed = await badgeSeedOf(secret);
  watchSavedFiles();
});

it('makes a sheet of the rabbits that are asked for, without removed ones', async () => {
  const playersFrom = ({ offset, limit }: { offset: number; limit: number }) => ({
    total: 12,
    at: 1,
    rows: Array.from({ length: Math.min(limit, 12 - offset) }, (_, at) =>
      player(offset + at + 1, offset + at === 4 ? { removed: true } : {}),
    ),
  });
  stageSection(<BadgesCard />, { secret, answers: { Players: playersFrom } });
  fireEvent.change(await screen.findByLabelText('Numbers of the rabbits'), { target: { value: '3-12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make the badges' }));
  expect(await screen.findByRole('button', { name: 'Print 2 pages' })).toBeTruthy();
});

it('badges have the signs that the page has', () => {
  const { container } = render(<ColourSamples ref={null} />);
  const signs = signsIn(container);
  expect(Object.keys(signs)).toEqual([...rabbitColours]);
  expect(new Set(Object.values(signs)).size).toBe(rabbitColours.length);
  expect(Object.values(signs).every((path) => path.startsWith('M'))).toBe(true);
});

it('a sheet has eight badges a page, each with its name as text, its rabbit and the sign of its colour', () => {
  const words = { iso: 'en-US', title: 'Badges', scanMe: 'Scan me', colours: {} as never };
  const signs = { green: 'M1 1z' } as never;
  const players = Array.from({ length: 9 }, (_, at) => player(at + 1, { nickname: '<b>Ann</b>' }));
  const appUrl = 'https://rabbit.example/';
  const sheet = {
    event: 'E',
    appUrl,
    process: stageProcess,
    seed,
    players,
    words,
    signs,
  };
  const html = sheetFile(badgeSheet({ ...sheet, words: { ...words, colours: { green: 'Green' } as never } }));
  expect(html.split('class="page"')).toHaveLength(3);
  expect(html.split('&lt;b&gt;Ann&lt;/b&gt;')).toHaveLength(10);
  expect(html.split('class="rabbit"')).toHaveLength(10);
  expect(html.split('d="M1 1z" fill="#35b85b"')).toHaveLength(10);
});

it('tells genuine scans from false ones, and settles both in one act', async () => {
  const rabbit = 3 as RabbitId;
  const ofBadge = badgeSecret({ process: stageProcess, rabbit, seed });
  const genuine = toBase64Url(printedClaimOf({ process: stageProcess, rabbit, secret: ofBadge, address }));
  const scan = (number: number, claim: string, status = 'pending') => ({
    scan: number,
    rabbit,
    scanner: 4,
    address,
    nickname: 'Fern',
    claim,
    scannedAt: 1,
    status,
  });
  const rows = [scan(1, genuine, 'confirmed'), scan(2, genuine), scan(3, 'A'.repeat(43))];
  const printedFrom = ({ offset, limit }: { offset: number; limit: number }) => ({
    total: 3,
    at: 1,
    rows: rows.slice(offset, offset + limit),
  });
  const { doAct } = stageSection(<BadgesCard />, {
    secret,
    info: { printedPending: 2 },
    answers: { Printed: printedFrom },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the scans' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  expect(await doAct()).toEqual({
    action: 'SettlePrinted',
    data: { reason: 'Badges checked by their secret', confirm: [2], strike: [3] },
  });
});

it('says that the event does not allow printed badges', async () => {
  stageSection(<BadgesCard />, { info: { printed: 'none' } });
  expect(await screen.findByText(/don’t allow printed badges/)).toBeTruthy();
});
