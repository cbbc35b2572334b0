import type { AoClient } from '@rainbow-rabbit/shared/ao';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { relayMeetUps } from './relay-meet-ups';
import { event as process, startMs } from './testing/stage';

const dayMs = 24 * 3_600_000;

/** A compute unit with meet-ups, an hour apart from now on, which notes the offsets that it is asked for. */
function unitWith(total: number) {
  const unit = { offsets: [] as number[], isDown: false, ao: undefined as unknown as AoClient };
  const rowAt = (index: number) => ({
    ...{ id: index + 1, city: 'lisbon', title: 'Rabbits', text: '', startsAt: startMs + index * 3_600_000 },
    ...{
      minutes: 60,
      zone: 'Europe/Lisbon',
      place: 'Quay',
      capacity: 0,
      coming: 0,
      waiting: 0,
      checkedIn: 0,
    },
    ...{ changes: 0, changedAt: 1 },
  });
  unit.ao = memoryAo({
    read: async ({ data = '{}' }) => {
      const { offset } = JSON.parse(data) as { offset: number };
      unit.offsets.push(offset);
      if (unit.isDown) throw new Error('down');
      const last = Math.min(total, offset + 20);
      const rows = Array.from({ length: last - offset }, (_, index) => rowAt(offset + index));
      const reply = { total, rows, ...(last < total && { next: last }), at: 1 };
      const tags = [{ name: 'Action', value: 'MeetUps' }];
      return { Messages: [{ Target: 'x', Data: JSON.stringify(reply), Tags: tags }] };
    },
  });
  return unit;
}

beforeEach(() => jest.useFakeTimers({ now: startMs }));
afterEach(() => jest.useRealTimers());

async function read(unit: ReturnType<typeof unitWith>, turns: number) {
  const rounds: number[] = [];
  const lines: string[] = [];
  const stop = relayMeetUps({
    ...{ ao: unit.ao, process, readsApartMs: 60_000, now: () => startMs },
    onMeetUps: (meetUps) => void rounds.push(meetUps.length),
    report: (line) => void lines.push(line),
  });
  await jest.advanceTimersByTimeAsync(turns * 60_000);
  return { rounds, lines, stop };
}

it('a round is one read a minute, and as many as the meet-ups of a day need', async () => {
  const [few, many] = [unitWith(3), unitWith(500)];
  const { rounds, stop } = await read(few, 3);
  stop();
  expect([rounds, few.offsets]).toEqual([
    [3, 3, 3],
    [0, 0, 0],
  ]);
  const other = await read(many, 4);
  other.stop();
  expect(many.offsets).toEqual([0, 20, 0, 20]);
  // Those of the hours 0 to 24.
  expect(other.rounds).toEqual([dayMs / 3_600_000 + 1, dayMs / 3_600_000 + 1]);
});

it('without an answer, no round ends, and the failure is said once', async () => {
  const unit = unitWith(3);
  unit.isDown = true;
  const { rounds, lines, stop } = await read(unit, 8);
  expect(rounds).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^The communities \S+ can not be read: /)]);
  unit.isDown = false;
  await jest.advanceTimersByTimeAsync(600_000);
  stop();
  expect(lines).toHaveLength(2);
  expect(rounds.length).toBeGreaterThan(0);
});
