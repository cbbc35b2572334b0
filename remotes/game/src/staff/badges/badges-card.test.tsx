import { sheetFile } from '@rainbow-rabbit/parts/console/printing';
import {
  badgeSecret,
  printedClaimOf,
  type RabbitId,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../../testing/section-stage';
import { badgeSeedBytes, badgeSeedFile, badgeSeedStore, makeBadgeSeed } from './badge-seed';
import { badgeSheet } from './badge-sheet';
import { BadgesCard } from './badges-card';
import { ColourSamples, signsIn } from './colour-samples';

const seed = makeBadgeSeed();
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
const store = badgeSeedStore(stageProcess);

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('makes the secret of the badges, which the browser keeps and saves', () => {
  stageSection(<BadgesCard />, { info: { printed: 'allowed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make the secret and save its file' }));
  expect(store.read()).toMatch(/^[\w-]{43}$/);
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1);
});

it('reads the secret from its file, and refuses that of another event', async () => {
  stageSection(<BadgesCard />);
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('Choose the file of the secret'), {
      target: {
        files: [{ name: 'badges.json', size: text.length, arrayBuffer: async () => utf8(text).buffer }],
      },
    });
  choose(badgeSeedFile('B'.repeat(43) as typeof stageProcess, seed));
  expect(await seen(/^This file is not the secret/)).toBeTruthy();
  choose(badgeSeedFile(stageProcess, seed));
  await waitFor(() => expect(store.read()).toBe(seed));
});

it('makes a sheet of the rabbits that are asked for, without removed ones', async () => {
  store.write(seed);
  const playersFrom = ({ offset, limit }: { offset: number; limit: number }) => ({
    total: 12,
    at: 1,
    rows: Array.from({ length: Math.min(limit, 12 - offset) }, (_, at) =>
      player(offset + at + 1, offset + at === 4 ? { removed: true } : {}),
    ),
  });
  stageSection(<BadgesCard />, { answers: { Players: playersFrom } });
  fireEvent.change(screen.getByLabelText('Numbers of the rabbits'), { target: { value: '3-12' } });
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
    seed: badgeSeedBytes(seed),
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
  store.write(seed);
  const rabbit = 3 as RabbitId;
  const secret = badgeSecret({ process: stageProcess, rabbit, seed: badgeSeedBytes(seed) });
  const genuine = toBase64Url(printedClaimOf({ process: stageProcess, rabbit, secret, address }));
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
    info: { printedPending: 2 },
    answers: { Printed: printedFrom },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check the scans' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  expect(await doAct()).toEqual({
    action: 'SettlePrinted',
    data: { reason: 'Badges checked by their secret', confirm: [2], strike: [3] },
  });
});

it('says that the event does not allow printed badges', () => {
  stageSection(<BadgesCard />, { info: { printed: 'none' } });
  expect(screen.getByText(/don’t allow printed badges/)).toBeTruthy();
});
