import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { useStoredReading } from './use-stored-reading';

const schema = v.object({ players: v.number() });
const open = (read: () => Promise<{ players: number }>) =>
  renderHook(() => useStoredReading({ key: 'event', schema, read, everyMs: 60_000 }));

beforeEach(() => localStorage.clear());

describe('a stored reading', () => {
  it('shows what was known before a reload, and keeps it while the network is gone', async () => {
    const first = open(async () => ({ players: 3 }));
    await waitFor(() => expect(first.result.current.reading.status).toBe('current'));
    first.unmount();
    const { result } = open(() => Promise.reject(new Error('offline')));
    expect(result.current.reading).toMatchObject({ status: 'current', value: { players: 3 } });
    await waitFor(() =>
      expect(result.current.reading).toMatchObject({ status: 'stale', value: { players: 3 } }),
    );
  });

  it('takes no answer of another shape from the storage', () => {
    localStorage.setItem('rainbow-rabbit.game.event', JSON.stringify({ value: { players: 'three' }, at: 1 }));
    const { result } = open(() => new Promise<never>(() => undefined));
    expect(result.current.reading).toEqual({ status: 'loading' });
  });
});
