import { act, renderHook, waitFor } from '@testing-library/react';
import { deferred } from '../waiting';
import { type KeptAnswer, type ReadingStore, useReading } from './use-reading';

interface Answer {
  players: number;
}

const everyMs = 60_000;
const kept = new Map<string, KeptAnswer<Answer>>();
const storeOf = (key: string): ReadingStore<Answer> => ({
  read: () => kept.get(key),
  write: (answer) => void kept.set(key, answer),
});
const stores = new Map<string | undefined, ReadingStore<Answer>>(
  ['event', 'other event'].map((key) => [key, storeOf(key)]),
);

/** A reading whose answers the test lines up; an answer that isn't lined up never comes. */
function read(answers: (() => Promise<{ players: number }>)[], key = 'event') {
  const ask = () => answers.shift()?.() ?? new Promise<never>(() => undefined);
  return renderHook(
    ({ key }: { key: string | undefined }) => useReading({ key, store: stores.get(key), read: ask, everyMs }),
    {
      initialProps: { key: key as string | undefined },
    },
  );
}

beforeEach(() => kept.clear());

describe('a reading on the screen', () => {
  it('is loading until the first answer', async () => {
    const { result } = read([async () => ({ players: 3 })]);
    expect(result.current.reading.status).toBe('loading');
    await waitFor(() =>
      expect(result.current.reading).toMatchObject({ status: 'current', value: { players: 3 } }),
    );
  });

  it('shows what was known before a reload, and keeps it while the network is gone', async () => {
    const first = read([async () => ({ players: 3 })]);
    await waitFor(() => expect(first.result.current.reading.status).toBe('current'));
    first.unmount();
    const { result } = read([() => Promise.reject(new Error('offline'))]);
    expect(result.current.reading).toMatchObject({ status: 'current', value: { players: 3 } });
    await waitFor(() =>
      expect(result.current.reading).toMatchObject({ status: 'stale', value: { players: 3 } }),
    );
  });

  it('has failed when nothing was ever known, and recovers when it is asked again', async () => {
    const { result } = read([() => Promise.reject(new Error('offline')), async () => ({ players: 4 })]);
    await waitFor(() => expect(result.current.reading.status).toBe('failed'));
    await act(() => result.current.refresh());
    expect(result.current.reading).toMatchObject({ status: 'current', value: { players: 4 } });
  });

  it('renders nothing at an answer that it shows already, and is as old as the last answer once none comes', async () => {
    jest.useFakeTimers({ now: 1000 });
    const answers = [async () => ({ players: 3 }), async () => ({ players: 3 })];
    const ask = () => answers.shift()?.() ?? Promise.reject(new Error('offline'));
    const { result } = renderHook(() => useReading({ key: 'event', read: ask, everyMs }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current.reading).toMatchObject({ status: 'current', at: 1000 });
    const rendered = result.current;
    jest.setSystemTime(5000);
    await act(() => result.current.refresh());
    expect(result.current).toBe(rendered);
    await act(() => result.current.refresh());
    expect(result.current.reading).toMatchObject({ status: 'stale', at: 5000 });
    jest.useRealTimers();
  });

  it('takes over an answer that came another way', async () => {
    const { result } = read([]);
    act(() => result.current.accept({ players: 9 }));
    expect(result.current.reading).toMatchObject({ status: 'current', value: { players: 9 } });
  });

  it('forgets one thing when it is about another', async () => {
    const { result, rerender } = read([async () => ({ players: 3 })]);
    await waitFor(() => expect(result.current.reading.status).toBe('current'));
    rerender({ key: 'other event' });
    expect(result.current.reading.status).toBe('loading');
    rerender({ key: undefined });
    expect(result.current.reading.status).toBe('loading');
  });

  it.each([
    ['answer', async () => ({ players: 3 })],
    ['failure', () => Promise.reject(new Error('offline'))],
  ])('shows no late %s about another thing', async (_, answer) => {
    const end = deferred<void>();
    const answers = [
      async () => ({ players: 1 }),
      () => end.promise.then(answer),
      async () => ({ players: 8 }),
    ];
    const { result, rerender } = read(answers);
    await waitFor(() => expect(result.current.reading.status).toBe('current'));
    const asked = result.current.refresh();
    rerender({ key: 'other event' });
    await waitFor(() => expect(result.current.reading).toMatchObject({ value: { players: 8 } }));
    const shown = result.current.reading;
    await act(async () => {
      end.resolve();
      await asked;
    });
    expect(result.current.reading).toBe(shown);
  });

  describe('with answers that come by themselves', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    function followed(ask: () => Promise<Answer>) {
      const come: { hear?: (answer: Answer) => void; lose?: () => void; isStopped?: boolean } = {};
      const follow = (hear: (answer: Answer) => void, lose: () => void) => {
        Object.assign(come, { hear, lose });
        return () => {
          come.isStopped = true;
        };
      };
      return { come, ...renderHook(() => useReading({ key: 'event', read: ask, everyMs: 5000, follow })) };
    }

    it('reads nothing while they come, reads on when they stay away, and stops with the screen', async () => {
      const ask = jest.fn(async () => ({ players: 1 }));
      const { come, result, unmount } = followed(ask);
      for (let players = 2; players < 12; players += 1) {
        await act(async () => {
          come.hear?.({ players });
          await jest.advanceTimersByTimeAsync(30_000);
        });
        expect(result.current.reading).toMatchObject({ status: 'current', value: { players } });
      }
      expect(ask).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(ask).toHaveBeenCalled();
      unmount();
      expect(come.isStopped).toBe(true);
    });

    it('reads at once when none can come, and after a short wait when none does', async () => {
      const ask = jest.fn(async () => ({ players: 1 }));
      const lost = followed(ask);
      await act(async () => lost.come.lose?.());
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(ask).toHaveBeenCalledTimes(1);
      lost.unmount();
      followed(ask);
      await act(() => jest.advanceTimersByTimeAsync(2900));
      expect(ask).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(ask).toHaveBeenCalledTimes(2);
    });
  });
});
