import { doorSlotAt } from '@rainbow-rabbit/processes/community/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import part from '../../../locales/open-meet-up/en.json';
import { type FakeCommunity, fakeCommunity, fakeMember, guestAddress } from '../../testing/fake-community';
import { DoorPart } from './door-part';
import { ownDoorStore } from './own-door-store';

const hourMs = 3_600_000;

const meetUp = {
  id: 7,
  city: 'lisbon',
  title: 'Rabbits by the river',
  text: '',
  startsAt: Date.now(),
  minutes: 60,
  zone: 'Europe/Lisbon',
  place: 'Ribeira das Naus',
  capacity: 0,
  coming: 0,
  waiting: 0,
  checkedIn: 0,
};

let community: FakeCommunity;
let member: ReturnType<typeof fakeMember>;
let opened: Record<string, unknown> | undefined;

const doorOf = () => ({
  meetUp: 7,
  opener: guestAddress,
  start: opened?.start,
  length: opened?.length,
  after: opened?.start,
  slotMs: 30_000,
  disclosed: opened?.start,
  value: opened?.anchor,
  closesAt: Date.now() + hourMs,
  checkedIn: 3,
  settled: true,
  at: Date.now(),
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  withMessages({ social: { ...en, ...part } });
  community = fakeCommunity();
  member = fakeMember();
  opened = undefined;
  community.on('Door', () => {
    if (!opened) throw new AppError('door.none');
    return { data: doorOf() };
  });
  community.on('OpenDoor', (data) => {
    opened = data;
    return { action: 'Door', data: doorOf() };
  });
  community.on('Disclose', ({ slot }) => ({
    action: 'Disclosed',
    data: { meetUp: 7, slot, confirmed: 1, void: 0, settled: true, checkedIn: 4, at: Date.now() },
  }));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = () =>
  render(
    <DoorPart community={community.place} member={member} meetUp={meetUp} path="/social/lisbon" canOpen />,
  );

/** Lets time pass in steps, after each of which the page is drawn. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 5000)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 5000)));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const store = () => ownDoorStore(community.place.process, guestAddress);
const disclosed = () => community.sent.filter(({ action }) => action === 'Disclose');

async function open() {
  show();
  await pass(0);
  await press('Open the door');
  await pass(100);
}

test('one approval opens the door, whose code is new in each half minute', async () => {
  await open();
  expect(member.signed).toEqual(['asked']);
  await pass(30_000);
  const letters = () => screen.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent;
  const first = letters();
  await pass(30_000);
  expect(letters()).not.toBe(first);
  expect(screen.getByText('3 confirmed')).toBeTruthy();
});

test('the secret is kept before the message is sent, and a refusal leaves the door before', async () => {
  let kept = 0;
  community.on('OpenDoor', () => {
    kept = store().read().length;
    throw new AppError('door.clock-off');
  });
  await open();
  expect(kept).toBe(1);
  expect(store().read()).toEqual([]);
  expect(screen.getByText(/clock of this device is wrong/)).toBeTruthy();
});

test('a lost reply leaves a door that is shown once the process names it', async () => {
  const reached = community.place.ao.result;
  community.place.ao.result = async (...asked) => {
    await reached(...asked);
    throw new AppError('ao.unreachable', { retryable: true });
  };
  await open();
  // Longer than the pause between two readings, which chance lengthens.
  await pass(60_000);
  expect(screen.getByText(/The door is open\./)).toBeTruthy();
});

test('tokens are disclosed unasked once their claims have ended, at most once a minute, also after a reload', async () => {
  await open();
  const start = doorSlotAt(Date.now());
  await pass(120_000);
  expect(disclosed()).toEqual([]);
  cleanup();
  show();
  await pass(120_000);
  expect(disclosed().length).toBeGreaterThan(0);
  expect(disclosed().length).toBeLessThanOrEqual(3);
  expect(Number(disclosed()[0]?.data.slot)).toBeGreaterThan(start);
  expect(member.signed).toEqual(['asked', ...disclosed().map(() => 'unasked')]);
});

test('a wallet that has to ask waits for a press', async () => {
  member.unasked.signDataItem = () => Promise.reject(new AppError('wallet.approval-needed'));
  await open();
  await pass(5 * 60_000);
  expect(disclosed()).toEqual([]);
  await press('Confirm check-ins');
  await pass(0);
  expect(disclosed()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Confirm check-ins' })).toBeNull();
});

test('a door that is closed confirms its last check-ins, and is then done', async () => {
  await open();
  await pass(60_000);
  await press('Close');
  await press('Close the door');
  expect(screen.getByText(/Leave this page open/)).toBeTruthy();
  const closedAt = store().read()[0]?.closedAt;
  await pass(5 * 60_000);
  expect(disclosed().at(-1)?.data.slot).toBe(closedAt);
  expect(screen.getByText(/all check-ins are confirmed/)).toBeTruthy();
  const count = disclosed().length;
  await pass(5 * 60_000);
  expect(disclosed()).toHaveLength(count);
  await press('Open the door');
  expect(screen.getByText(/The door is open\./)).toBeTruthy();
  expect(member.signed.filter((how) => how === 'asked')).toHaveLength(1);
});

test('a door that another device opened can be opened here', async () => {
  opened = { start: 1, length: 5, anchor: 'AAAAAAAAAAAAAA' };
  show();
  await pass(0);
  expect(screen.getByText('The door is open on another device.')).toBeTruthy();
  await press('Open it on this device');
  await pass(100);
  expect(screen.getByText(/The door is open\./)).toBeTruthy();
});
