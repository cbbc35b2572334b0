import { leavePage } from '@rainbow-rabbit/parts/testing';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import { HomePage } from './home-page';
import {
  type ContestStage,
  ContestStagePage,
  contestOf,
  contestStage,
  mineOf,
} from './testing/contest-stage';

beforeEach(() => {
  localStorage.clear();
  withMessages({ minibuild: en });
});
afterEach(leavePage);

const show = (
  stage: ContestStage,
  at = '/mini-build',
  options: { isConnected?: boolean; hasContest?: boolean } = {},
) =>
  render(
    <ContestStagePage stage={stage} at={at} {...options}>
      <HomePage />
    </ContestStagePage>,
  );

const row = (entry: number, title: string) => ({
  entry,
  kind: 'text',
  title,
  team: { team: entry, name: `Team ${entry}` },
  submittedAt: 1,
  changedAt: 1,
  revisions: 1,
});

const list = (...titles: string[]) => ({
  total: titles.length,
  rows: titles.map((title, index) => row(index + 1, title)),
});

test('without a contest, the page says so and leads to what works without one', () => {
  show(contestStage(), '/mini-build', { hasContest: false });
  expect(screen.getByText(en['contest.none.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: en['call.tools.make'] }).getAttribute('href')).toBe(
    '/mini-build/make',
  );
  expect(screen.getByRole('link', { name: en['call.tools.box'] }).getAttribute('href')).toBe(
    '/mini-build/utils',
  );
});

test('the call has brief, times, prizes, rules and the judges with what they count', async () => {
  const judges = [{ address: 'j'.repeat(43) as Address, name: 'Professor Lop' }];
  show(
    contestStage({
      contest: () => contestOf('signUp', { judges, counts: { people: 2, teams: 1, entries: 0, ballots: 0 } }),
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Rabbit Memes' })).toBeTruthy();
  expect(screen.getByText('Make one.')).toBeTruthy();
  expect(screen.getByText('A carrot')).toBeTruthy();
  expect(screen.getByText('Be kind.')).toBeTruthy();
  expect(screen.getByText('Professor Lop')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Votes count 50%, judges 50%' })).toBeTruthy();
  const now = within(screen.getByRole('listitem', { current: 'step' }));
  expect(now.getByText('Sign-up')).toBeTruthy();
  expect(screen.getByText(en['call.next.building'])).toBeTruthy();
});

test.each([
  ['draft', en['act.make']],
  ['signUp', en['act.sign-up']],
  ['building', en['act.sign-up']],
] as const)('in the phase %s, the ticket leads to “%s”', async (phase, name) => {
  show(contestStage({ contest: () => contestOf(phase, { isOpen: true }), entries: () => list('A') }));
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test('who has signed up is led to the own entry', async () => {
  const person = { person: 1, nickname: 'Ana', hasContact: false, signedUpAt: 1 };
  show(contestStage({ contest: () => contestOf('building'), mine: () => mineOf({ person }) }));
  expect((await screen.findByRole('link', { name: en['act.own'] })).getAttribute('href')).toBe(
    '/mini-build/signup',
  );
});

test('texts in another language than the page’s say so', async () => {
  const texts = { language: 'ja', name: 'ミーム大会', brief: '作ろう', rules: '親切に' } as const;
  show(contestStage({ contest: () => contestOf('signUp', { texts }) }), '/mini-build?view=call');
  expect(await screen.findByText('Original text in 日本語')).toBeTruthy();
  expect(screen.getByText('作ろう').closest('[lang]')?.getAttribute('lang')).toBe('ja-JP');
});

test('a ledger that can’t be reached leaves the last answer, its age and a way to ask again', async () => {
  const stage = contestStage({ contest: () => contestOf('signUp') });
  const first = show(stage, '/mini-build?view=call');
  await screen.findByText('Make one.');
  first.unmount();
  stage.answers.contest = () => {
    throw new Error('message.busy');
  };
  show(stage, '/mini-build?view=call');
  expect(await screen.findByText(/^As of /)).toBeTruthy();
  expect(screen.getByText('Make one.')).toBeTruthy();
  stage.answers.contest = () => contestOf('signUp');
  fireEvent.click(screen.getByRole('button', { name: en.retry }));
  await act(nextTurn);
  expect(screen.queryByText(/^As of /)).toBeNull();
});

test('in the voting, the page shows the gallery in two reads, in the visitor’s own order', async () => {
  const stage = contestStage({ contest: () => contestOf('voting'), entries: () => list('Hop', 'Skip') });
  show(stage, '/mini-build', { isConnected: false });
  expect(await screen.findByRole('link', { name: 'Hop' })).toBeTruthy();
  expect(stage.asked.map(({ action }) => action)).toEqual(['Contest', 'Entries']);
  const { seed, ...asked } = stage.asked[1]?.data ?? {};
  expect(asked).toEqual({ offset: 0, limit: 50, order: 'shuffled' });
  expect(localStorage.getItem('rainbow-rabbit.minibuild.seed')).toBe(String(seed));
});

test('the gallery is filtered by kind and order, and its address keeps both', async () => {
  const stage = contestStage({ contest: () => contestOf('voting'), entries: () => list('Hop') });
  show(stage, '/mini-build?view=gallery&kind=text');
  await screen.findByRole('link', { name: 'Hop' });
  expect(screen.getByText(en['gallery.filter']).closest('details')?.open).toBe(true);
  fireEvent.change(screen.getByLabelText(en['gallery.order']), { target: { value: 'title' } });
  await act(nextTurn);
  const last = stage.asked.filter(({ action }) => action === 'Entries').at(-1);
  expect(last?.data).toEqual({ offset: 0, limit: 50, order: 'title', kind: 'text' });
});

test('a ballot is gathered here, said to be public, and sent with one approval', async () => {
  const stage = contestStage({
    contest: () => contestOf('voting'),
    entries: () => list('Hop', 'Skip'),
    mine: () => mineOf({ phase: 'voting', vote: 'yes' }),
    vote: ({ entries }) => ({ entries, votedAt: 2 }),
  });
  show(stage);
  expect(await screen.findByText(en['gallery.vote'])).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /Approve.*Skip/ }));
  fireEvent.click(screen.getByRole('button', { name: en['vote.go'] }));
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  expect(sheet.getByText(en['vote.public.text'])).toBeTruthy();
  expect(sheet.getByText('Skip')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: en['vote.send'], hidden: true }));
  expect(await sheet.findByText(en['vote.state.counted.text'])).toBeTruthy();
  expect(sheet.getByText('Skip')).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent)).toEqual([
    { action: 'Vote', data: { entries: [2], sequence: expect.any(Number) }, isSent: true },
  ]);
});

test.each([
  ['without a wallet', { isConnected: false, mine: mineOf() }, en['vote.who-admitted']],
  [
    'with a wallet that did not sign up',
    { isConnected: true, mine: mineOf({ vote: 'no' }) },
    en['vote.may-not'],
  ],
  [
    'with a wallet that isn’t admitted',
    { isConnected: true, mine: mineOf({ admission: 'new', vote: 'enter' }) },
    en['admission.tickets.text'],
  ],
] as const)('%s, the ballot says what is missing', async (_, { isConnected, mine }, words) => {
  const stage = contestStage({
    contest: () => contestOf('voting'),
    entries: () => list('Hop'),
    mine: () => mine,
  });
  show(stage, '/mini-build', { isConnected });
  fireEvent.click(await screen.findByRole('button', { name: /Approve.*Hop/ }));
  fireEvent.click(screen.getByRole('button', { name: en['vote.go'] }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the own team’s entry can’t be approved, and a ballot that counts says so', async () => {
  const team = { team: 1, name: 'T', captain: 1, members: [], invites: 0, openInvites: [], entry: 1 };
  const ballot = { entries: [2], votedAt: 1 };
  const stage = contestStage({
    contest: () => contestOf('voting'),
    entries: () => list('Hop', 'Skip'),
    mine: () => mineOf({ vote: 'yes', team, ballot }),
  });
  show(stage);
  expect(await screen.findByText(en['vote.own-entry'])).toBeTruthy();
  expect(screen.getByText(en['vote.state.counted'])).toBeTruthy();
  expect(screen.getByRole('button', { name: /Approved.*Skip/ }).getAttribute('aria-pressed')).toBe('true');
});

test('the results show places, shared ones as such, what the points are made of, and what was paid', async () => {
  const result = (place: number, entry: number, more: object = {}) => ({
    ...row(entry, `Entry ${entry}`),
    place,
    points: 7500,
    approvals: 10,
    jury: 5000,
    judges: 2,
    ...more,
  });
  const payment = {
    payment: 1,
    entry: 1,
    title: 'Entry 1',
    address: 'w'.repeat(43),
    quantity: '5',
    token: 't'.repeat(43),
    message: 'p'.repeat(43),
    paidAt: 1,
    by: 's'.repeat(43),
  };
  let asks = 0;
  // the first spawn is late at once
  const lateAts = [Date.now(), Date.now() + 600_000];
  const stage = contestStage({
    contest: () => contestOf('results'),
    results: () => ({
      publishedAt: 1,
      total: 3,
      mostApprovals: 10,
      ballots: 12,
      rows: [result(1, 1), result(2, 2, { judges: 0, jury: 0 }), result(2, 3)],
    }),
    payments: () => ({ total: 1, rows: [payment] }),
    keepsakes: () => ({ rows: [{ kind: 'prize', isAsked: asks > 0, lateAt: lateAts[asks - 1] }] }),
    keepsake: () => {
      asks += 1;
      return { kind: 'prize' };
    },
  });
  show(stage);
  const places = within(await screen.findByRole('list', { name: en['results.all'] }));
  expect(places.getAllByText(en['results.shared'])).toHaveLength(2);
  expect(places.getAllByText('10 approvals: 50.00')).toHaveLength(3);
  expect(places.getByText(en['results.no-jury'])).toBeTruthy();
  expect(places.getAllByText('50.00 of 100 from 2 judges: 25.00')).toHaveLength(2);
  const look = await screen.findByRole('link', { name: en['results.payment.look'] });
  expect(look.getAttribute('href')).toBe(`/mini-build/utils?tool=lookup&id=${'p'.repeat(43)}`);
  expect(screen.getByText(/12 ballots counted/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Get it: A prize-winning entry' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again: A prize-winning entry' }));
  expect(await screen.findByText(en['keepsake.making'])).toBeTruthy();
});
