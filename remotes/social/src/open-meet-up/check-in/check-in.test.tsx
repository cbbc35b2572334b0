import { doorSlotAt, encodeDoorCode, type OwnMeetUp } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { LiveReading } from '@rainbow-rabbit/shared/reading';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en.json';
import part from '../../../locales/open-meet-up/en.json';
import { type FakeCommunity, fakeCommunity, fakeMember } from '../../testing/fake-community';
import { CheckInPart } from './check-in-part';
import { type CheckIn, useCheckIn } from './use-check-in';

const meetUp = 7;
const token = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

let community: FakeCommunity;
let member: ReturnType<typeof fakeMember>;
let checkIn: CheckIn;

const notIn: OwnMeetUp = { id: meetUp, state: 'in', attended: 'no' };

interface ShownProps {
  given?: OwnMeetUp | 'loading';
  refresh?: () => Promise<void>;
}

function Shown({ given = notIn, refresh = async () => undefined }: ShownProps) {
  const [said, setValue] = useState<OwnMeetUp>();
  const value = said ?? given;
  const own: LiveReading<OwnMeetUp> = {
    reading: value === 'loading' ? { status: 'loading' } : { status: 'current', value, at: 0 },
    refresh,
    accept: setValue,
  };
  checkIn = useCheckIn(community.place, meetUp, member, own);
  return <CheckInPart checkIn={checkIn} own={own.reading} canCheckIn />;
}

const codeOf = (change: Partial<Parameters<typeof encodeDoorCode>[0]> = {}) =>
  encodeDoorCode({
    process: community.place.process,
    meetUp,
    slot: doorSlotAt(Date.now()),
    token,
    ...change,
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  withMessages({ social: { ...en, ...part } });
  community = fakeCommunity();
  member = fakeMember();
  community.on('CheckIn', () => ({ action: 'CheckedIn', data: { meetUp, attended: 'pending', at: 1 } }));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const read = (text: string) => act(async () => checkIn.read(text));

test('a code of the door becomes a claim of this wallet, which waits for the door', async () => {
  render(<Shown />);
  expect(await read(`https://rabbit.example/#/social/lisbon?door=${codeOf()}`)).toBeUndefined();
  expect(community.sent).toEqual([
    { action: 'CheckIn', data: { meetUp, slot: doorSlotAt(Date.now()), claim: expect.any(String) } },
  ]);
  expect(JSON.stringify(community.sent)).not.toContain('AQIDBAUGBwgJCg');
  expect(screen.getByText('You are checked in')).toBeTruthy();
});

test.each([
  ['no-code', () => 'https://rabbit.example/#/r/ABCDEFGHIJKLMNOPQRSTUVWXYZ23'],
  ['other-community', () => codeOf({ process: 'd'.repeat(43) as ProcessId })],
  ['other-meet-up', () => codeOf({ meetUp: 8 })],
  ['too-old', () => codeOf({ slot: doorSlotAt(Date.now()) - 20 })],
])('a text that is %s sends nothing', async (unfit, text) => {
  render(<Shown />);
  expect(await read(text())).toBe(unfit);
  expect(community.sent).toEqual([]);
});

test('without a network the claim is kept over a reload, signed once, and sent when the network returns', async () => {
  const reached = community.place.ao.result;
  community.place.ao.result = () => Promise.reject(new AppError('ao.unreachable', { retryable: true }));
  render(<Shown />);
  await read(codeOf());
  expect(screen.getByText('No network right now')).toBeTruthy();
  community.place.ao.result = reached;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('You are checked in')).toBeTruthy();
  expect(community.sent).toHaveLength(1);
  expect(member.signed).toEqual(['asked']);
});

test('a claim whose first answer was lost is in the ledger, and the own state is read anew', async () => {
  const reached = community.place.ao.result;
  community.place.ao.result = () => Promise.reject(new AppError('ao.unreachable', { retryable: true }));
  const refresh = jest.fn(async () => undefined);
  render(<Shown refresh={refresh} />);
  await read(codeOf());
  community.on('CheckIn', () => {
    throw new AppError('message.repeated');
  });
  community.place.ao.result = reached;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(checkIn.state).toEqual({ status: 'idle' });
  expect(checkIn.seen).toBeUndefined();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a claim that meets no network until its code is too old says so, and is given up', async () => {
  const lost = () => Promise.reject(new AppError('ao.unreachable', { retryable: true }));
  Object.assign(community.place.ao, { result: lost, known: lost });
  render(<Shown />);
  await read(codeOf());
  for (let seconds = 0; seconds < 300; seconds += 10) await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/photos and copies of it don’t count/)).toBeTruthy();
  expect(checkIn.seen).toBeUndefined();
});

test('a refusal is told in words', async () => {
  community.on('CheckIn', () => {
    throw new AppError('checkin.no-door');
  });
  render(<Shown />);
  await read(codeOf());
  expect(screen.getByText(/has no open door/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
});

test('the code of a link waits for a press', async () => {
  render(<Shown />);
  await act(async () => checkIn.take(codeOf()));
  expect(community.sent).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check in now' })));
  expect(screen.getByText('You are checked in')).toBeTruthy();
});

test('a code that was seen and never sent is gone once it is too old, on this page and after a reload', async () => {
  const { unmount } = render(<Shown />);
  await act(async () => checkIn.take(codeOf()));
  expect(screen.getByRole('button', { name: 'Check in now' })).toBeTruthy();
  for (let minutes = 0; minutes < 6; minutes += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('AQIDBAUGBwgJCg');

  await act(async () => checkIn.take(codeOf()));
  unmount();
  jest.setSystemTime(Date.now() + 600_000);
  render(<Shown />);
  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
});

test('a press on a code that is too old by then asks the wallet for nothing', async () => {
  render(<Shown />);
  await act(async () => checkIn.take(codeOf()));
  jest.setSystemTime(Date.now() + 600_000);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check in now' })));
  expect(member.signed).toEqual([]);
  expect(screen.getByText(en['error.checkin.stale'])).toBeTruthy();
});

test('an own state that is not known yet offers no check-in, and voids none', () => {
  const pending: OwnMeetUp = { ...notIn, attended: 'pending' };
  const { rerender } = render(<Shown given="loading" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Shown given={pending} />);
  rerender(<Shown given="loading" />);
  rerender(<Shown />);
  expect(screen.queryByText(part['checkin.void'])).toBeNull();
  rerender(<Shown given={pending} />);
  rerender(<Shown />);
  expect(screen.getByText(part['checkin.void'])).toBeTruthy();
});
