import { act, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { EditionNews, OddEditionWarning } from './deal-card';

const clock = (time: string) => Date.parse(`2026-11-22T${time}:00`);
const deal = { edition: 2, table: 'T', hash: 'H', count: 9, acts: 2, at: clock('14:03') } as never;

beforeEach(() => jest.useFakeTimers({ now: clock('14:12') }));
afterEach(() => jest.useRealTimers());

it('names the next edition and those who wait for it, and says when it is due', async () => {
  const timers = jest.spyOn(window, 'setTimeout');
  stageSection(<EditionNews deal={deal} late={3} />);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Edition 2 is dealt. 3 players came later and have none yet.Next edition at 2:30\sPM.$/,
  );
  // One timer waits for the half hour, and nothing runs before.
  expect(timers.mock.calls.filter(([, ms]) => ms === 18 * 60_000)).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(18 * 60_000));
  expect(screen.getByText(/^The edition of 2:30\sPM is due: deal it now.$/)).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText(/^Next edition at 3:00\sPM.$/)).toBeTruthy();
});

it('warns before an edition at another time, and not before the first', () => {
  stageSection(<OddEditionWarning deal={deal} />);
  expect(screen.getByText('This edition will stand out')).toBeTruthy();
  expect(screen.getByText(/deal it at 2:30\sPM.$/)).toBeTruthy();
});

it.each([
  ['the first edition', '14:12', undefined],
  ['one at its time', '14:32', deal],
])('%s needs no warning', (_, time, before) => {
  jest.setSystemTime(clock(time));
  stageSection(<OddEditionWarning deal={before} />);
  expect(screen.queryByText('This edition will stand out')).toBeNull();
});
