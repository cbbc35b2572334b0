import { looking, type ScanState, scanStep } from './scan-state';

const code = { rabbit: 7, slot: 100, token: 'AAAAAAAAAAAAAA' };
const sending: ScanState = { status: 'sending', code };

describe('the scan screen', () => {
  it('goes through approval and sending to the rabbit that was collected', () => {
    const scanned = {
      rabbit: 7,
      nickname: 'Moss',
      colour: 'green',
      collected: ['green'],
      complete: false,
      disclosed: [],
    } as const;
    const approving = scanStep(looking, { type: 'stage', stage: 'approving', code });
    expect(approving).toEqual({ status: 'approving', code });
    expect(scanStep(approving, { type: 'stage', stage: 'sending', code })).toEqual(sending);
    const done = scanStep(sending, {
      type: 'collected',
      scanned: { ...scanned, collected: ['green'], disclosed: [] },
    });
    expect(done).toMatchObject({ status: 'collected', scanned: { nickname: 'Moss' } });
    expect(scanStep(done, { type: 'look-again' })).toEqual(looking);
  });

  it('keeps the very same state while the camera misreads the same thing again', () => {
    const misread = { kind: 'other-event', slug: 'osaka', name: 'Osaka' } as const;
    const once = scanStep(looking, { type: 'misread', misread });
    expect(scanStep(once, { type: 'misread', misread: { ...misread } })).toBe(once);
    expect(scanStep(once, { type: 'misread', misread: { kind: 'foreign' } })).toEqual({
      status: 'looking',
      misread: { kind: 'foreign' },
    });
  });

  it('is not disturbed by what the camera sees while a scan is under way', () => {
    expect(scanStep(sending, { type: 'misread', misread: { kind: 'foreign' } })).toBe(sending);
  });

  it('looks for the next rabbit as soon as a scan was kept for later', () => {
    expect(scanStep(sending, { type: 'kept' })).toEqual(looking);
  });
});
