import {
  changed,
  doorStanding,
  dueSlot,
  isDone,
  keptBackMs,
  lengthUntil,
  noticedMs,
  slotBegins,
  takenOverAt,
  withDoor,
} from './own-doors.domain';

const own = { meetUp: 5, seed: 'AAAA', start: 100, length: 10, aheadMs: 0 };
const newest = { start: 100, length: 10, after: 102 };

describe('the standing of a door', () => {
  it('is open from the first slot after that of the anchor that no older door covers', () => {
    expect(doorStanding(own, undefined, 100)).toEqual({ status: 'starting', slot: 101 });
    expect(doorStanding(own, newest, 102)).toEqual({ status: 'starting', slot: 103 });
    expect(doorStanding(own, newest, 103)).toEqual({ status: 'open' });
    expect(doorStanding(own, newest, 110)).toEqual({ status: 'open' });
    expect(doorStanding(own, newest, 111)).toEqual({ status: 'used-up' });
  });

  it('belongs to the device that opened the newest one', () => {
    expect(doorStanding(own, { ...newest, start: 105 }, 106)).toEqual({ status: 'elsewhere' });
    expect(doorStanding(undefined, newest, 106)).toEqual({ status: 'elsewhere' });
    expect(doorStanding(undefined, undefined, 106)).toEqual({ status: 'none' });
  });

  it('is none while the process has not heard of it', () => {
    expect(doorStanding(own, null, 103)).toEqual({ status: 'none' });
    expect(doorStanding(own, { ...newest, start: 90 }, 103)).toEqual({ status: 'none' });
  });

  it('ends where a newer door takes over', () => {
    expect(takenOverAt(own, newest)).toBeUndefined();
    expect(takenOverAt(own, { ...newest, start: 90 })).toBeUndefined();
    expect(takenOverAt(own, { start: 105, length: 10, after: 107 })).toBe(107);
  });

  it('ends when it is closed', () => {
    expect(doorStanding({ ...own, closedAt: 104 }, newest, 105)).toEqual({ status: 'closed' });
  });
});

test('a chain lasts as long as the meet-up may have a door, and at most eight hours', () => {
  expect(lengthUntil(100, slotBegins(130))).toBe(31);
  expect(lengthUntil(100, slotBegins(99))).toBe(1);
  expect(lengthUntil(100, slotBegins(100_000))).toBe(960);
});

describe('the slot whose token is due', () => {
  /** The last moment at which claims of a slot count. */
  const claimsEnd = (slot: number) => (slot + 1) * 30_000 + 120_000;
  const end = (slot: number) => claimsEnd(slot) + keptBackMs;

  it('is not due while its claims count, on a device whose clock is ahead by what nobody notices', () => {
    expect(dueSlot(own, claimsEnd(101) + noticedMs)).toBeUndefined();
  });

  it('is the latest one whose claims have ended some time ago', () => {
    expect(dueSlot(own, end(101))).toBeUndefined();
    expect(dueSlot(own, end(101) + 1)).toBe(101);
    expect(dueSlot(own, end(103) + 1)).toBe(103);
  });

  it('is not disclosed twice, nor beyond the close or the end of the chain', () => {
    expect(dueSlot({ ...own, disclosed: 103 }, end(103) + 1)).toBeUndefined();
    expect(dueSlot({ ...own, closedAt: 102 }, end(108))).toBe(102);
    expect(dueSlot(own, end(500))).toBe(110);
  });
});

test('a closed door is done once its last token is out', () => {
  const closed = { ...own, closedAt: 104 };
  expect(isDone(own)).toBe(false);
  expect(isDone(closed)).toBe(false);
  expect(isDone({ ...closed, disclosed: 104 })).toBe(true);
  expect(isDone({ ...own, closedAt: 100 })).toBe(true);
});

test('a door takes the place of the one before, and only the same one changes', () => {
  const newer = { ...own, seed: 'BBBB' };
  const other = { ...own, meetUp: 6 };
  expect(withDoor([own, other], newer)).toEqual([other, newer]);
  expect(changed([newer, other], own, { closedAt: 1 })).toEqual([newer, other]);
  expect(changed([own], own, { closedAt: 1 })).toEqual([{ ...own, closedAt: 1 }]);
});
