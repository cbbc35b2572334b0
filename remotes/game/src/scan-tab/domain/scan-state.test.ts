import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { aTicket } from '../../ticket/testing/a-ticket';
import { aScanned } from '../testing/a-scanned';
import { collectStep, looking, type ScanState } from './scan-state';

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
    expect(collectStep(sending, { type: 'kept' })).toEqual(looking);
  });
});
