import { claimWindowEnd, type RabbitId, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { arrivalAt, lateScansLeft } from './late-scans';

const windows = { claimWindowMs: 120_000, onlineWindowMs: 30_000, keptScans: 3 };
const scan = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
const inTimeUntil = slotStart(scan.slot + 1) + windows.onlineWindowMs;

describe('a scan that waits', () => {
  it('comes in time, then late, then too late', () => {
    const player = { windows, lateLeft: 1 };
    expect(arrivalAt(scan, inTimeUntil, player)).toBe('in-time');
    expect(arrivalAt(scan, inTimeUntil + 1, player)).toBe('late');
    expect(arrivalAt(scan, claimWindowEnd(scan.slot, windows.claimWindowMs), player)).toBe('too-late');
  });

  it('counts no more when it comes late and the player has had the late ones', () => {
    expect(arrivalAt(scan, inTimeUntil, { windows, lateLeft: 0 })).toBe('in-time');
    expect(arrivalAt(scan, inTimeUntil + 1, { windows, lateLeft: 0 })).toBe('no-more-late');
  });

  it('of a printed badge is never late', () => {
    const player = { windows, lateLeft: 0 };
    expect(arrivalAt({ ...scan, printed: true }, inTimeUntil * 2, player)).toBe('any-time');
  });

  it('leaves as many late ones as the event allows, less the colours that came late', () => {
    const inTime = { slot: scan.slot, at: inTimeUntil };
    const late = { slot: scan.slot, at: inTimeUntil + 1 };
    expect(lateScansLeft([], windows)).toBe(3);
    expect(lateScansLeft([inTime, late, inTime, late], windows)).toBe(1);
    expect(lateScansLeft([late, late, late, late], windows)).toBe(0);
  });
});
