import { makeTickets, ticketText } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import claim from '../../locales/claim/en.json';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage } from '../testing/community-stage';
import { ClaimPage } from './claim-page';

const token = 't'.repeat(43);
const proof = 'p'.repeat(43);
const event = 'e'.repeat(43);
/** More than a number of JavaScript holds. */
const large = '123456789012345678901234567890123456';
const award = {
  kind: 'rainbow',
  points: 7,
  quantity: large,
  board: 'overall',
  why: '<i>seven</i>\u202E',
  at: 1_700_000_000_000,
};

interface Ledger {
  claimable: string;
  payments: object[];
  pending?: string;
  free?: string;
  refusal?: string;
  hasNoToken?: boolean;
  /** The community's admission; by default by tickets. */
  by?: 'tickets' | 'events' | 'anybody';
  /** The standing of the wallet; by default it is admitted. */
  admission?: 'admitted' | 'asked' | 'refused' | 'new';
  today?: { person: string; pot: string; endsAt: number };
  rows?: object[];
}

const earnedOf = (ledger: Ledger) => ({
  admission: ledger.admission ?? 'admitted',
  claimable: ledger.claimable,
  pending: ledger.pending ?? '0',
  paid: '0',
  today: ledger.today ?? { person: large, pot: large, endsAt: Date.now() + 3_600_000 },
  rows: ledger.rows ?? [award],
  total: 3,
});

function claimStage(ledger: Ledger) {
  return communityStage({
    pot: () => ({
      ...(!ledger.hasNoToken && { token }),
      funded: large,
      free: ledger.free ?? large,
      caps: { person: large, pot: large },
      admission: { by: ledger.by ?? 'tickets', events: ledger.by === 'events' ? [event] : [] },
      reserved: '0',
      paid: '0',
    }),
    info: () => ({ Tags: { Ticker: '\u202ERBT', Denomination: '12', Name: 'Rainbow' } }),
    balance: () => ({ Tags: { Balance: '1500000000000', Ticker: 'RBT' } }),
    mine: () => ({ organiserOf: [], leadOf: [], isStaff: false, isOwner: false }),
    earned: () => earnedOf(ledger),
    enter: ({ ticket }) => {
      ledger.admission = ticket || ledger.by === 'events' ? 'admitted' : 'refused';
      return { ...earnedOf(ledger), Tags: { Action: 'Earned' } };
    },
    payments: ({ offset, limit }) => ({
      total: ledger.payments.length,
      rows: ledger.payments.slice(Number(offset), Number(offset) + Number(limit)),
    }),
    claim: () => {
      if (ledger.refusal) throw new Error(ledger.refusal);
      ledger.payments = [{ number: 1, quantity: ledger.claimable, state: 'sent', at: 1_700_000_000_000 }];
      const quantity = ledger.claimable;
      ledger.claimable = '0';
      return { payment: 1, quantity };
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  withMessages({ social: { ...en, ...claim } });
});

const open = (stage: CommunityStage, isConnected = true, query = '') =>
  render(
    <StagePage stage={stage} at={`/social/claim${query}`} route="/social/claim" isConnected={isConnected}>
      <ClaimPage />
    </StagePage>,
  );

const amount = '123,456,789,012,345,678,901,234.567890123456\u00a0RBT';
const claims = (stage: CommunityStage) =>
  stage.asked.filter(({ action, isSent }) => action === 'Claim' && isSent);

test('an amount of any size is exact, and one press claims it once', async () => {
  const stage = claimStage({ claimable: large, payments: [] });
  open(stage);
  const go = await screen.findByRole('button', { name: `Claim ${amount}` });
  expect(screen.getByText('1.5 RBT')).toBeTruthy();
  expect(screen.getByText('And 2 earlier entries.')).toBeTruthy();
  expect(document.querySelector('i')).toBeNull();
  fireEvent.click(go);
  fireEvent.click(go);
  expect(await screen.findByText(/^Your claim is on its way/)).toBeTruthy();
  expect(await screen.findByText('On its way')).toBeTruthy();
  expect(claims(stage)).toHaveLength(1);
});

test('a claim that was sent before the page was closed is not sent again', async () => {
  const stage = claimStage({ claimable: large, payments: [] });
  const kept = { at: Date.now() };
  localStorage.setItem(
    `rainbow-rabbit.social.${'c'.repeat(43)}.claim.${'v'.repeat(43)}`,
    JSON.stringify(kept),
  );
  open(stage);
  const go = await screen.findByRole('button', { name: `Claim ${amount}` });
  expect((go as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/^Your last claim was sent from here/)).toBeTruthy();
  fireEvent.click(go);
  expect(claims(stage)).toHaveLength(0);
});

test('a payment is shown as paid with its message, or as not paid, without the words of the token', async () => {
  const paid = { number: 2, quantity: '1', state: 'paid', at: 1_700_000_000_000, message: proof };
  const refused = {
    number: 1,
    quantity: '1',
    state: 'refused',
    at: 1_600_000_000_000,
    why: 'Insufficient <Balance>',
  };
  open(claimStage({ claimable: '0', payments: [paid, refused] }));
  const link = await screen.findByRole('link', { name: 'Show the message of the payment' });
  expect(link.getAttribute('href')).toBe(`https://explorer.example/#/entity/${proof}`);
  expect(screen.queryByText(/Insufficient/)).toBeNull();
  expect(screen.getByText('Not paid')).toBeTruthy();
  expect(screen.getByText('There is nothing to claim now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find an event' })).toBeTruthy();
});

test('older payments are shown by a press', async () => {
  const payments = Array.from({ length: 25 }, (_, index) => ({
    number: 25 - index,
    quantity: '1',
    state: 'paid',
    at: 1_700_000_000_000,
    message: proof,
  }));
  open(claimStage({ claimable: '0', payments }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more payments' }));
  expect(screen.getAllByText('Paid')).toHaveLength(20);
  await waitFor(() => expect(screen.getAllByText('Paid')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show more payments' })).toBeNull();
});

test('without a token, the page says what was earned and how to earn more', async () => {
  open(claimStage({ claimable: '5', payments: [], hasNoToken: true }));
  expect(await screen.findByText('Rainbow')).toBeTruthy();
  expect(screen.getByText(/^The communities have no token/)).toBeTruthy();
  expect(screen.getByText('<i>seven</i>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find an event' })).toBeTruthy();
});

test('a claim is on its way until it was paid', async () => {
  jest.useFakeTimers();
  try {
    const ledger: Ledger = { claimable: '5', payments: [] };
    const stage = claimStage(ledger);
    open(stage);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('button', { name: /^Claim 0\.000000000005/ }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/^Your claim is on its way/)).toBeTruthy();
    expect(stage.asked.filter(({ action }) => action === 'Pot')).toHaveLength(2);
    ledger.payments = [{ number: 1, quantity: '5', state: 'paid', at: 1_700_000_000_000, message: proof }];
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('Paid')).toBeTruthy();
    expect(screen.queryByText(/^Your claim is on its way/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a payment without an answer is asked for again, whatever else was earned meanwhile', async () => {
  const sent = { number: 1, quantity: '5', state: 'sent', at: 1_700_000_000_000 };
  const stage = claimStage({ claimable: '7', pending: '5', payments: [sent] });
  open(stage);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for it again' }));
  await screen.findByText(/^Your claim is on its way/);
  expect(claims(stage)).toHaveLength(1);
});

test('an answer of the token between two reads is looked up again soon', async () => {
  jest.useFakeTimers();
  try {
    const paid = { number: 1, quantity: '5', state: 'paid', at: 1_700_000_000_000, message: proof };
    const ledger: Ledger = { claimable: '0', pending: '5', payments: [paid] };
    open(claimStage(ledger));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('On its way')).toBeTruthy();
    ledger.pending = '0';
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('There is nothing to claim now.')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('an empty pot says that nothing is lost, before and after a press', async () => {
  const stage = claimStage({ claimable: '5', payments: [], free: '4', refusal: 'claim.pot-empty' });
  open(stage);
  expect(await screen.findByText(/^The pot has less than that/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Claim 0\.000000000005/ }));
  expect(await screen.findByText(/^The pot has less than you want to claim/)).toBeTruthy();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('without a wallet, the page offers to connect one and says how to earn', async () => {
  const stage = claimStage({ claimable: '5', payments: [] });
  await act(async () => {
    open(stage, false);
  });
  expect(screen.getByRole('button', { name: 'Connect a wallet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the league' })).toBeTruthy();
  expect(stage.asked).toEqual([]);
});

test('a run of the arcade has the name of its game, and a challenge its own', async () => {
  const rows = [
    { ...award, kind: 'game', why: 'whac' },
    { ...award, kind: 'game', why: 'hyperstax-daily-20261124' },
    { ...award, kind: 'challenge', why: 'challenge-spring' },
  ];
  open(claimStage({ claimable: large, payments: [], rows }));
  expect(await screen.findByText('Whac a Rabbit')).toBeTruthy();
  expect(screen.getByText('HyperStax, daily run of Nov 24, 2026')).toBeTruthy();
  expect(screen.getByText('spring')).toBeTruthy();
});

const goName = /^Claim 0\.000000000005/;
const actsOf = (stage: CommunityStage) =>
  stage.asked.filter(({ isSent }) => isSent).map(({ action }) => action);

test('a wallet that is not admitted is told to bring a ticket, and can claim nothing', async () => {
  const stage = claimStage({ claimable: '5', payments: [], admission: 'new' });
  open(stage);
  expect(await screen.findByText(claim['claim.admission.tickets'])).toBeTruthy();
  expect(screen.getByText('Rainbow')).toBeTruthy();
  expect(screen.queryByRole('button', { name: goName })).toBeNull();
});

test('a ticket of the link admits the wallet with the claim, and is used up', async () => {
  const { tickets } = makeTickets({
    process: 'c'.repeat(43) as ProcessId,
    batch: 1,
    count: 1,
    random: (bytes) => new Uint8Array(bytes),
  });
  const stage = claimStage({ claimable: '5', payments: [], admission: 'new' });
  const [ticket] = tickets;
  if (!ticket) throw new Error('The batch has no ticket');
  open(stage, true, `?t=${ticketText(ticket)}`);
  expect(await screen.findByText(claim['claim.admission.ticket-here'])).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: goName }));
  expect(await screen.findByText(/^Your claim is on its way/)).toBeTruthy();
  expect(actsOf(stage)).toEqual(['Enter', 'Claim']);
  expect(stage.asked.find(({ action }) => action === 'Enter')?.data).toEqual({ ticket });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a player of a listed event claims with a question to the event, and a stranger is told what the event said', async () => {
  const player = claimStage({ claimable: '5', payments: [], admission: 'new', by: 'events' });
  const { unmount } = open(player);
  expect(await screen.findByText(claim['claim.admission.events'])).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: goName }));
  expect(await screen.findByText(/^Your claim is on its way/)).toBeTruthy();
  expect(actsOf(player)).toEqual(['Enter', 'Claim']);
  unmount();
  const ledger: Ledger = { claimable: '5', payments: [], admission: 'new', by: 'events' };
  const stranger = claimStage(ledger);
  open({
    ...stranger,
    answers: {
      ...stranger.answers,
      enter: () => ({ ...earnedOf({ ...ledger, admission: 'refused' }), Tags: { Action: 'Earned' } }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: goName }));
  expect(await screen.findByText(en['error.admission.refused'])).toBeTruthy();
  expect(actsOf(stranger)).toEqual(['Enter']);
});

test('where anybody is admitted nobody claims, and the page says why', async () => {
  open(claimStage({ claimable: '5', payments: [], by: 'anybody' }));
  expect(await screen.findByText(claim['claim.admission.anybody'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: goName })).toBeNull();
});

test('a cap of the day leaves a part for today, or names the time of the next claim', async () => {
  const endsAt = Date.now() + 3_600_000;
  const some = { person: '2', pot: '9', endsAt };
  const first = open(claimStage({ claimable: '5', payments: [], today: some }));
  expect(await screen.findByRole('button', { name: /^Claim 0\.000000000002/ })).toBeTruthy();
  expect(screen.getByText(/^One person is paid a limited amount in a day/)).toBeTruthy();
  first.unmount();
  const none = { person: '2', pot: '0', endsAt };
  const second = open(claimStage({ claimable: '5', payments: [], today: none }));
  const met = await screen.findByText(/^The pot has paid as much as it pays in a day/);
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(endsAt);
  expect(met.textContent).toContain(time);
  expect(screen.queryByRole('button', { name: /^Claim 0/ })).toBeNull();
  second.unmount();
  const over = { ...none, endsAt: Date.now() - 1 };
  open(claimStage({ claimable: '5', payments: [], today: over }));
  expect(await screen.findByRole('button', { name: goName })).toBeTruthy();
});
