import { claimWindowEnd, defaultClaimWindowMs, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { isKept, keepScan, sendableScans, withoutForgotten, withoutScan } from './kept-scans';

const code = (rabbit: number, slot: number) => ({
  rabbit: rabbit as RabbitId,
  slot,
  token: 'AAAAAAAAAAAAAA',
});

describe('scans that wait', () => {
  it('are kept one for each rabbit, the newest code winning', () => {
    const scans = keepScan(keepScan(keepScan([], code(1, 10), 5), code(2, 11), 6), code(1, 12), 7);
    expect(scans).toEqual([
      { ...code(2, 11), readAt: 6 },
      { ...code(1, 12), readAt: 7 },
    ]);
  });

  it('never grow beyond what one claim window can hold', () => {
    const scans = Array.from({ length: 30 }, (_, rabbit) => rabbit).reduce(
      (kept, rabbit) => keepScan(kept, code(rabbit, 10), rabbit),
      keepScan([], code(99, 1), 0),
    );
    expect(scans).toHaveLength(8);
    expect(scans.at(-1)?.rabbit).toBe(29);
  });

  it('may be sent until the claim window after their slot has closed', () => {
    const scans = keepScan([], code(1, 10), 0);
    const end = claimWindowEnd(10, defaultClaimWindowMs);
    expect(sendableScans(scans, end - 1, defaultClaimWindowMs)).toEqual(scans);
    expect(sendableScans(scans, end, defaultClaimWindowMs)).toEqual([]);
  });

  it('differ by rabbit and slot', () => {
    const scans = keepScan([], code(1, 10), 0);
    expect(isKept(scans, code(1, 10))).toBe(true);
    expect(isKept(scans, code(1, 11))).toBe(false);
    expect(isKept(scans, code(2, 10))).toBe(false);
  });

  it('are forgotten after ten minutes', () => {
    const scans = keepScan([], code(1, 10), 1000);
    expect(withoutForgotten(scans, 600_999)).toEqual(scans);
    expect(withoutForgotten(scans, 601_000)).toEqual([]);
  });

  it('are removed one at a time', () => {
    const scans = keepScan(keepScan([], code(1, 10), 0), code(2, 10), 0);
    expect(withoutScan(scans, code(1, 10))).toEqual([{ ...code(2, 10), readAt: 0 }]);
    expect(withoutScan(scans, code(1, 11))).toEqual(scans);
  });
});
