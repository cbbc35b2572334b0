import { poll } from './poll';

const everyMs = 1000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

describe('polling', () => {
  it('attempts at once and then at every interval, until it is stopped', async () => {
    const attempt = jest.fn(async () => true);
    const stop = poll({ everyMs, attempt });
    await jest.advanceTimersByTimeAsync(2 * everyMs);
    expect(attempt).toHaveBeenCalledTimes(3);
    stop();
    await jest.advanceTimersByTimeAsync(10 * everyMs);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('slows down while attempts fail', async () => {
    const attempt = jest.fn(async () => false);
    const stop = poll({ everyMs, attempt });
    await jest.advanceTimersByTimeAsync(2 * everyMs);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
  });

  it('rests while the page is hidden, and goes on as soon as it is shown or the network is back', async () => {
    const attempt = jest.fn(async () => true);
    const stop = poll({ everyMs, attempt });
    await settled();
    visibility = 'hidden';
    await jest.advanceTimersByTimeAsync(5 * everyMs);
    expect(attempt).toHaveBeenCalledTimes(1);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(attempt).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(attempt).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('never makes two attempts at once', async () => {
    let finish: ((succeeded: boolean) => void) | undefined;
    const attempt = jest.fn(
      () =>
        new Promise<boolean>((resolve) => {
          finish = resolve;
        }),
    );
    const stop = poll({ everyMs, attempt });
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(attempt).toHaveBeenCalledTimes(1);
    finish?.(true);
    stop();
  });
});
