import type { Locator, Page } from '@playwright/test';
import { alterAnswers, answerNothing, completeByNextScan, sendNothing } from '../game/altered-answers';
import { answers, approve, ownCode } from '../game/phone-player';
import { wholeRainbow } from '../game/whole-rainbow';
import { createTestPlayer } from '../support';

/** A screen that must rest when nobody touches it. */
export interface RestingScreen {
  name: string;
  /** Brings a fresh page to the screen. */
  open(page: Page): Promise<unknown>;
  /** Returns what a page shows for as long as it is on the screen. */
  sign(page: Page): Locator;
  /** True when a camera runs: its pictures take time, but need no layout. */
  hasCamera?: boolean;
  /** True when the own code is shown: a new one comes every 30 seconds, with one layout. */
  hasCode?: boolean;
}

const titled = (name: string) => (page: Page) => page.getByRole('heading', { name });

/** The part of the ending that comes last. */
const playerOnX = (page: Page) => page.getByRole('link', { name: /^@clover_hops/ });

const at = (path: string): RestingScreen => ({
  name: path,
  open: (page) => page.goto(`/#${path}`),
  sign: (page) => page.getByRole('heading', { level: 1 }),
});

/** A page of an area, whose words are there before the area has come. */
const ofArea = (path: string): RestingScreen => ({
  ...at(path),
  sign: (page) => page.locator('[data-area]').getByRole('heading', { level: 1 }),
});

/** The screens that everybody can open. An area adds its own here. */
export const restingScreens: readonly RestingScreen[] = [
  {
    name: 'front page',
    open: (page) => page.goto('/'),
    sign: (page) => page.getByText('Live now'),
  },
  at('/about'),
  at('/terms'),
  at('/privacy'),
  at('/wallet'),
  at('/_internal/login'),
  at('/no/such/page'),
  ofArea('/mini-build/utils'),
  // One of each layout that moves.
  ofArea('/social'),
  ofArea('/devbot'),
  ofArea('/social/ph/games'),
  ofArea('/mini-build'),
  {
    name: 'the wall',
    open: (page) => page.goto('/#/vibe'),
    sign: (page) => page.getByRole('listitem').first(),
  },
  ofArea('/rabbit/demo'),
  ofArea('/rabbit/demo/wallet'),
  ofArea('/rabbit/demo/about'),
];

/**
 * The screens of a player: the page's browser has the wallet of one. Those that collect a colour come first, so that the
 * others don't change once they are open; the camera comes last, because it works for as long as it is open.
 */
export const playerScreens: readonly RestingScreen[] = [
  {
    name: 'a color collected',
    open: (page) => collect(page, 'Collected!'),
    sign: titled('Collected!'),
  },
  {
    name: 'the last color collected',
    async open(page) {
      await completeByNextScan(page);
      await collect(page, 'Your rainbow is complete!');
    },
    sign: titled('Your rainbow is complete!'),
  },
  {
    name: 'my rabbit',
    hasCode: true,
    open: (page) => page.goto('/#/rabbit/demo/me'),
    sign: ownCode,
  },
  {
    name: 'a leaderboard of many',
    async open(page) {
      await alterAnswers(page, 'Leaderboard', ({ rows, ...rest }) => ({
        ...rest,
        total: players.length,
        rows: players.map((player) => ({ ...Object(rows)[0], ...player, rank: player.rabbit })),
      }));
      await page.goto('/#/rabbit/demo/leaderboard');
    },
    sign: (page) => page.getByText(players.at(-1)?.nickname ?? ''),
  },
  {
    name: 'the rabbits that scanned it',
    async open(page) {
      await alterAnswers(page, 'Catches', (catches) => ({ ...catches, rows: scans }));
      await page.goto('/#/rabbit/demo/catches');
    },
    sign: (page) => page.getByText('Rabbit 1', { exact: true }).first(),
  },
  {
    name: 'my rabbit with a complete rainbow',
    hasCode: true,
    async open(page) {
      await completeRainbow(page);
      await page.goto('/#/rabbit/demo/me');
      await titled('Your rainbow is complete!')(page).waitFor();
    },
    sign: ownCode,
  },
  {
    name: 'scan with a complete rainbow',
    async open(page) {
      await completeRainbow(page);
      await page.goto('/#/rabbit/demo/scan');
    },
    sign: (page) => page.getByRole('link', { name: 'My rabbit' }),
  },
  {
    name: 'the question',
    async open(page) {
      await completeRainbow(page);
      await page.goto('/#/rabbit/demo/question');
    },
    sign: (page) => page.getByLabel('Word 1 of 6'),
  },
  {
    name: 'the judging',
    async open(page) {
      await alterAnswers(page, 'Info', (info) => ({ ...info, reveal }));
      await page.goto('/#/rabbit/demo/ending');
    },
    sign: playerOnX,
  },
  {
    name: 'the ending',
    async open(page) {
      await alterAnswers(page, 'Info', (info) => ({
        ...info,
        phase: 'ended',
        reveal,
        result: 'winner',
        winner: { rabbit: 1, nickname: 'Rabbit 1', address: 'A'.repeat(43), at: 1, block: 1000 },
      }));
      await page.goto('/#/rabbit/demo/ending');
    },
    sign: playerOnX,
  },
  {
    name: 'register',
    async open(page) {
      await alterAnswers(page, 'Me', ({ at }) => ({ registered: false, at }));
      await forgetPlayer(page);
      await page.goto('/#/rabbit/demo/register');
    },
    sign: (page) => page.getByRole('button', { name: 'Join' }),
  },
  {
    name: 'waiting',
    async open(page) {
      await answerNothing(page);
      await forgetPlayer(page);
      await page.goto('/#/rabbit/demo/me');
    },
    sign: (page) => page.getByText('Looking for your rabbit'),
  },
  {
    name: 'scan',
    hasCamera: true,
    open: (page) => page.goto('/#/rabbit/demo/scan'),
    sign: (page) => page.getByText('Looking for QR code...'),
  },
];

/** Scans a new rabbit by its link; resolves once the result has its title. */
async function collect(page: Page, title: string): Promise<void> {
  await page.goto('/#/rabbit/demo/me');
  await ownCode(page).waitFor();
  const caught = await createTestPlayer(page.url(), { nickname: `Hare ${crypto.randomUUID().slice(0, 8)}` });
  await page.goto(caught.linkAt(Date.now(), '/'));
  await approve(page, answers.collectThis);
  await titled(title)(page).waitFor();
  await sendNothing(page);
}

/** Removes the player as last known from a page's storage. */
const forgetPlayer = (page: Page) =>
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('.me')) localStorage.removeItem(key);
  });

const players = Array.from({ length: 40 }, (_, index) => ({
  rabbit: index + 1,
  nickname: `Rabbit ${index + 1}`,
}));

/** Scans of the own rabbit, by each of these players. */
const scans = players.slice(0, 20).map((player) => ({
  ...player,
  scan: players.length - player.rabbit,
  slot: 1,
  scannedAt: 1,
  status: 'confirmed',
}));

/** The reveal of a key in an answer of the ledger about the event. */
const reveal = { at: 1, key: 'A'.repeat(43) };

const completeRainbow = (page: Page) =>
  alterAnswers(page, 'Me', (me) => ({
    ...me,
    complete: true,
    block: 1000,
    collected: wholeRainbow,
  }));
