import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import claim from '../../locales/claim/en.json';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage } from '../live/testing/community-stage';
import { ClaimPage } from './claim-page';

const token = 't'.repeat(43);
const proof = 'p'.repeat(43);
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
}

function claimStage(ledger: Ledger) {
  return communityStage({
    pot: () => ({
      ...(!ledger.hasNoToken && { token }),
      funded: large,
      free: ledger.free ?? large,
      reserved: '0',
      paid: '0',
    }),
    info: () => ({ Tags: { Ticker: '\u202ERBT', Denomination: '12', Name: 'Rainbow' } }),
    balance: () => ({ Tags: { Balance: '1500000000000', Ticker: 'RBT' } }),
    mine: () => ({ organiserOf: [], leadOf: [], isStaff: false, isOwner: false }),
    earned: () => ({
      claimable: ledger.claimable,
      pending: ledger.pending ?? '0',
      paid: '0',
      rows: [award],
      total: 3,
    }),
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

const open = (stage: CommunityStage, isConnected = true) =>
  render(
    <StagePage stage={stage} at="/social/claim" route="/social/claim" isConnected={isConnected}>
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
  const kept = { at: Date.now(), message: proof };
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
