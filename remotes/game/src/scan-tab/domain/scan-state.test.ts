import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { aTicket } from '../../ticket/testing/a-ticket';
import { aScanned } from '../testing/a-scanned';
import {
  collecting,
  collectStep,
  looking,
  nothingScanned,
  type ScanEvent,
  type ScanState,
} from './scan-state';

const code = { rabbit: 7 as RabbitId, slot: 100, token: 'AAAAAAAAAAAAAA' };
const sending: ScanState = { status: 'sending', code };

const scanned = aScanned();

describe('the scan screen', () => {
  it('goes through approval and sending to the rabbit that was collected', () => {
    const approving = collectStep(looking, { type: 'stage', stage: 'approving', code });
    expect(approving).toEqual({ status: 'approving', code });
    expect(collectStep(approving, { type: 'stage', stage: 'sending', code })).toEqual(sending);
    const done = collectStep(sending, { type: 'collected', scanned, isBackground: false });
    expect(done).toEqual({ status: 'collected', scanned });
    expect(collectStep(done, { type: 'look-again' })).toEqual(looking);
  });

  it('keeps the very same state while the camera misreads the same thing again', () => {
    const misread = { kind: 'other-event', slug: 'osaka', name: 'Osaka' } as const;
    const once = collectStep(looking, { type: 'misread', misread });
    expect(collectStep(once, { type: 'misread', misread: { ...misread } })).toBe(once);
    expect(collectStep(once, { type: 'misread', misread: { kind: 'foreign' } })).toEqual({
      status: 'looking',
      misread: { kind: 'foreign' },
    });
  });

  it('forgets a misread when the screen is left, but no result', () => {
    const misread: ScanState = { status: 'looking', misread: { kind: 'foreign' } };
    expect(collectStep(misread, { type: 'left' })).toEqual(looking);
    const done: ScanState = { status: 'collected', scanned };
    expect(collectStep(done, { type: 'left' })).toBe(done);
    expect(collectStep(sending, { type: 'left' })).toBe(sending);
  });

  it('notes that a result was shown', () => {
    const done: ScanState = { status: 'collected', scanned };
    expect(collectStep(done, { type: 'seen' })).toEqual({ ...done, isSeen: true });
    expect(collectStep(sending, { type: 'seen' })).toBe(sending);
  });

  it('tells two joining cards of other events apart', () => {
    const card = (seed: number) =>
      ({ kind: 'other-card', ticket: aTicket(seed), event: { slug: 'osaka', name: 'Osaka' } }) as const;
    const once = collectStep(looking, { type: 'misread', misread: card(1) });
    expect(collectStep(once, { type: 'misread', misread: card(1) })).toBe(once);
    expect(collectStep(once, { type: 'misread', misread: card(2) })).toEqual({
      status: 'looking',
      misread: card(2),
    });
  });

  it('is not disturbed by what the camera sees while a scan is under way', () => {
    expect(collectStep(sending, { type: 'misread', misread: { kind: 'foreign' } })).toBe(sending);
  });

  it('shows the result of a kept scan only when no other scan is under way', () => {
    const news = { type: 'collected', scanned, isBackground: true } as const;
    expect(collectStep(sending, news)).toBe(sending);
    expect(collectStep(looking, news)).toEqual({ status: 'collected', scanned });
  });

  it('looks for the next rabbit as soon as a scan was kept for later', () => {
    expect(collectStep(sending, { type: 'kept', code })).toEqual(looking);
  });

  it('is not left when another scan than the one on the screen is kept', () => {
    const other = { ...code, rabbit: 8 as RabbitId };
    expect(collectStep(sending, { type: 'kept', code: other })).toBe(sending);
    const done: ScanState = { status: 'collected', scanned };
    expect(collectStep(done, { type: 'kept', code })).toBe(done);
  });
});

describe('the results of kept scans', () => {
  const first = aScanned({ nickname: 'Moss' });
  const second = aScanned({ nickname: 'Fern' });
  const news = (result: typeof scanned): ScanEvent => ({
    type: 'collected',
    scanned: result,
    isBackground: true,
  });
  const after = (...events: ScanEvent[]) => events.reduce(collecting, nothingScanned);
  const shown = (...events: ScanEvent[]) => {
    const { state } = after(...events);
    return state.status === 'collected' ? state.scanned.nickname : state.status;
  };
  const send: ScanEvent = { type: 'stage', stage: 'sending', code };

  it('wait until the scan under way and its result are over, and come one after the other', () => {
    const meanwhile = [send, news(first), news(second)];
    expect(shown(...meanwhile)).toBe('sending');
    expect(shown(...meanwhile, { type: 'kept', code })).toBe('Moss');
    expect(shown(...meanwhile, { type: 'kept', code }, { type: 'look-again' })).toBe('Fern');
    const end: ScanEvent[] = [{ type: 'kept', code }, { type: 'look-again' }, { type: 'look-again' }];
    expect(after(...meanwhile, ...end)).toEqual(nothingScanned);
  });

  it('change nothing where an event changes nothing', () => {
    const before = after(send);
    expect(collecting(before, { type: 'left' })).toBe(before);
  });
});
