import { askTwice, deferred, unlessAborted, withDeadline, within } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => undefined);

describe('within a time', () => {
  it('gives the outcome of the work, and leaves no timer behind', async () => {
    await expect(within(Promise.resolve('done'), 1000, () => 'late')).resolves.toBe('done');
    await expect(within(Promise.reject('failed'), 1000, () => 'late')).rejects.toBe('failed');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives another outcome when the time is over', async () => {
    const late = within(never, 1000, () => 'late');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toBe('late');
  });

  it('rejects when the other outcome is an error', async () => {
    const late = within(never, 1000, () => {
      throw new RangeError('late');
    });
    const refused = expect(late).rejects.toThrow(RangeError);
    await jest.advanceTimersByTimeAsync(1000);
    await refused;
  });
});

describe('unless aborted', () => {
  it('rejects with the reason of the signal, or with an error of the caller', async () => {
    const controller = new AbortController();
    const plain = expect(unlessAborted(never, controller.signal)).rejects.toBe('enough');
    const own = expect(unlessAborted(never, controller.signal, () => 'own')).rejects.toBe('own');
    controller.abort('enough');
    await Promise.all([plain, own]);
    await expect(unlessAborted(never, controller.signal)).rejects.toBe('enough');
  });

  it('gives the outcome of the work, with or without a signal', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve('done'), signal)).resolves.toBe('done');
    await expect(unlessAborted(Promise.resolve('done'), undefined)).resolves.toBe('done');
  });
});

describe('with a deadline', () => {
  const untilAborted = (signal: AbortSignal) => {
    const { promise, reject } = deferred<never>();
    signal.addEventListener('abort', () => reject('aborted'));
    return promise;
  };
  const whyGivenUp = (timeoutMs: number, signal?: AbortSignal) =>
    withDeadline({ timeoutMs, signal }, (deadline, givenUp) => untilAborted(deadline).catch(() => givenUp()));

  it('names the time limit, or the caller, as the reason of the abort', async () => {
    const late = whyGivenUp(1000);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toBe('timeout');
    const controller = new AbortController();
    const left = whyGivenUp(1000, controller.signal);
    controller.abort();
    await expect(left).resolves.toBe('aborted');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('asking twice', () => {
  const asking = (...statuses: readonly number[]) => {
    const left = [...statuses];
    return jest.fn(async () => ({ status: left.shift() ?? 200 }));
  };

  it('asks again after a status that may pass, once', async () => {
    const ask = asking(503, 503, 200);
    expect(await askTwice(ask)).toEqual({ status: 503 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([200, 403, 404, 501])('asks once for status %i', async (status) => {
    const ask = asking(status);
    expect(await askTwice(ask)).toEqual({ status });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not ask again after an error', async () => {
    const ask = jest.fn(() => Promise.reject(new RangeError('no')));
    await expect(askTwice(ask)).rejects.toThrow(RangeError);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
