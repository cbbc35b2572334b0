import { afterFailure, nextDelayMs, valueOf } from './reading';

describe('a reading', () => {
  it('keeps the last answer and its age when a newer attempt fails', () => {
    const error = new Error('offline');
    const stale = afterFailure({ status: 'current', value: 7, at: 1000 }, error);
    expect(stale).toEqual({ status: 'stale', value: 7, at: 1000, error });
    expect(valueOf(afterFailure(stale, error))).toBe(7);
  });

  it('has failed when there never was an answer', () => {
    expect(afterFailure({ status: 'loading' }, 'why')).toEqual({ status: 'failed', error: 'why' });
    expect(valueOf({ status: 'loading' })).toBeUndefined();
  });

  it('is asked for less often the more often it fails, and never all at once', () => {
    expect(nextDelayMs(1000, 0, 0.5)).toBe(1000);
    expect(nextDelayMs(1000, 2, 0.5)).toBe(4000);
    expect(nextDelayMs(1000, 30, 0.5)).toBe(8000);
    expect(nextDelayMs(1000, 0, 0)).toBe(875);
    expect(nextDelayMs(1000, 0, 1)).toBe(1125);
  });
});
