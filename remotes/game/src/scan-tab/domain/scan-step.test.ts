import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { aTicket } from '../../testing/a-ticket';
import { aScanned } from '../testing/a-scanned';
import { attemptOf, isUnderWay, nothingScanned, type ScanEvent, type ScanState, scanStep } from './scan-step';

const code = { rabbit: 7 as RabbitId, slot: 100, token: 'AAAAAAAAAAAAAA' };
const other = { ...code, rabbit: 8 as RabbitId };
const scanned = aScanned();
const looking: ScanState = { status: 'looking' };
const sending: ScanState = { status: 'sending', code };
const done: ScanState = { status: 'collected', scanned };

const begun: ScanEvent = { type: 'begun', code, mayAsk: true, isSent: false };
const ended: ScanEvent = { type: 'ended', code, result: done };
const after = (...events: readonly ScanEvent[]) => events.reduce(scanStep, nothingScanned);
const shown = (...events: readonly ScanEvent[]) => after(...events).screen;

describe('the scan screen', () => {
  it('goes through approval and sending to the rabbit that was collected', () => {
    expect(shown(begun)).toEqual(sending);
    expect(shown(begun, { type: 'stage', stage: 'approving', code })).toEqual({ status: 'approving', code });
    expect(shown(begun, { type: 'stage', stage: 'sending', code })).toEqual(sending);
    expect(shown(begun, ended)).toEqual(done);
    expect(after(begun, ended, { type: 'look-again' })).toEqual(nothingScanned);
  });

  it('keeps the very same state while the camera misreads the same thing again', () => {
    const misread = { kind: 'other-event', slug: 'osaka', name: 'Osaka' } as const;
    const once = after({ type: 'misread', misread });
    expect(scanStep(once, { type: 'misread', misread: { ...misread } })).toBe(once);
    expect(scanStep(once, { type: 'misread', misread: { kind: 'foreign' } }).screen).toEqual({
      status: 'looking',
      misread: { kind: 'foreign' },
    });
  });

  it('tells two joining cards of other events apart', () => {
    const card = (seed: number) =>
      ({ kind: 'other-card', ticket: aTicket(seed), event: { slug: 'osaka', name: 'Osaka' } }) as const;
    const once = after({ type: 'misread', misread: card(1) });
    expect(scanStep(once, { type: 'misread', misread: card(1) })).toBe(once);
    expect(scanStep(once, { type: 'misread', misread: card(2) }).screen).toEqual({
      status: 'looking',
      misread: card(2),
    });
  });

  it('forgets a misread when it is left, but no scan and no result', () => {
    const left: ScanEvent = { type: 'left' };
    expect(shown({ type: 'misread', misread: { kind: 'foreign' } }, left)).toEqual(looking);
    expect(shown(begun, left)).toEqual(sending);
    expect(shown(begun, ended, left)).toEqual(done);
  });

  it('notes that a result was shown', () => {
    expect(shown(begun, ended, { type: 'seen' })).toEqual({ ...done, isSeen: true });
    expect(shown(begun, { type: 'seen' })).toEqual(sending);
  });

  it('is not disturbed by what the camera sees while a scan is under way', () => {
    const before = after(begun);
    expect(scanStep(before, { type: 'misread', misread: { kind: 'foreign' } })).toBe(before);
  });

  it('looks for the next rabbit as soon as its scan waits for later, or is withdrawn', () => {
    expect(shown(begun, { type: 'kept', code, as: 'behind' })).toEqual(looking);
    expect(shown(begun, { type: 'kept', code, as: 'unsent' })).toEqual(looking);
    expect(shown(begun, { type: 'kept', code: other, as: 'unsent' })).toEqual(sending);
    expect(shown(begun, ended, { type: 'kept', code, as: 'unsent' })).toEqual(done);
    expect(after(begun, { type: 'withdrawn', code })).toEqual(nothingScanned);
  });
});

describe('an attempt', () => {
  const unsent: ScanEvent = { type: 'kept', code, as: 'unsent' };

  it('is one at a time for each rabbit', () => {
    const newer = { ...code, slot: 101 };
    const scans = after(begun);
    expect([isUnderWay(scans, newer), isUnderWay(scans, other)]).toEqual([true, false]);
    expect([attemptOf(scans, code), attemptOf(scans, newer)]).toEqual(['shown', undefined]);
    expect(isUnderWay(after(begun, { type: 'kept', code, as: 'behind' }), code)).toBe(true);
    expect(isUnderWay(after(begun, unsent), code)).toBe(false);
    expect(isUnderWay(after(begun, ended), code)).toBe(false);
  });

  it('stays off the screen for a scan that is kept without an answer', () => {
    expect(shown(begun, unsent, begun)).toEqual(looking);
    expect(shown(begun, unsent, begun, { type: 'stage', stage: 'sending', code })).toEqual(looking);
    expect(
      shown({ ...begun, isSent: true, mayAsk: false }, { type: 'stage', stage: 'sending', code }),
    ).toEqual(looking);
  });

  it('is on the screen for another code, for a scan that needed a tap, and from its first stage on without one', () => {
    const newer = { ...code, slot: 101 };
    expect(shown(begun, unsent, { ...begun, code: newer })).toEqual({ status: 'sending', code: newer });
    expect(shown(begun, { type: 'kept', code, as: 'needs-player' }, begun)).toEqual(sending);
    expect(shown({ ...begun, mayAsk: false })).toEqual(looking);
    expect(shown({ ...begun, mayAsk: false }, { type: 'stage', stage: 'sending', code })).toEqual(sending);
  });

  it('never takes the screen from another scan, unless the player begins it', () => {
    const unasked: ScanEvent = { ...begun, code: other, mayAsk: false };
    expect(shown(begun, unasked, { type: 'stage', stage: 'sending', code: other })).toEqual(sending);
    expect(shown(begun, { ...begun, code: other })).toEqual({ status: 'sending', code: other });
  });
});

describe('the results of kept scans', () => {
  const news = (nickname: string): ScanEvent => ({
    type: 'ended',
    code: other,
    result: { status: 'collected', scanned: aScanned({ nickname }) },
  });
  const nameOn = (...events: readonly ScanEvent[]) => {
    const screen = shown(...events);
    return screen.status === 'collected' ? screen.scanned.nickname : screen.status;
  };

  it('wait until the scan under way and its result are over, and come one after the other', () => {
    const meanwhile = [begun, news('Moss'), news('Fern')];
    const kept: ScanEvent = { type: 'kept', code, as: 'unsent' };
    const next: ScanEvent = { type: 'look-again' };
    expect(nameOn(news('Moss'))).toBe('Moss');
    expect(nameOn(...meanwhile)).toBe('sending');
    expect(nameOn(...meanwhile, kept)).toBe('Moss');
    expect(nameOn(...meanwhile, kept, next)).toBe('Fern');
    expect(nameOn(...meanwhile, kept, next, next)).toBe('looking');
  });

  it('change nothing where an event changes nothing', () => {
    const before = after(begun);
    expect(scanStep(before, { type: 'left' })).toBe(before);
  });
});
