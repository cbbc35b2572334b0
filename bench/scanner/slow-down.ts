import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { median } from '../judging/median';

/** A sum that is computed again and again. */
interface Sum {
  rounds: number;
  times: number;
}

/** About 20 ms of a desktop's core: longer than a thread runs before others get their turn. */
const long: Sum = { rounds: 20_000_000, times: 15 };
/** A tenth of it: some of these are not interrupted, however busy the machine is. */
const short: Sum = { rounds: long.rounds / 10, times: 200 };

/** Returns the times that a sum takes in a worker of the browser, in milliseconds, shortest first. */
async function timeWorker(browser: Browser, { rounds, times }: Sum): Promise<number[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ([count, samples]) => {
        const source = `onmessage = () => {
          const start = performance.now();
          let sum = 0;
          for (let i = 0; i < ${count}; i++) sum = (sum + i * i) | 0;
          postMessage([performance.now() - start, sum]);
        };`;
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        const measured: number[] = [];
        for (let i = 0; i < samples; i++) {
          worker.postMessage(i);
          const tookMs = await new Promise<number>((resolve) => {
            worker.onmessage = ({ data }) => resolve(data[0]);
          });
          measured.push(tookMs);
        }
        worker.terminate();
        return measured.toSorted((a, b) => a - b);
      },
      [rounds, times] as const,
    );
  } finally {
    await page.close();
  }
}

/** Keeps a core busy until its standard input ends, which it does with the bench, however that ends. */
const rivalScript = `
  process.stdin.on('end', () => process.exit()).resume();
  const work = () => {
    for (const end = performance.now() + 20; performance.now() < end; );
    setImmediate(work);
  };
  work();`;

/**
 * Starts a process that takes a core's time. In a session of its own, since Linux shares a core between sessions first
 * (`sched_autogroup`): rivals in one session, however many, would leave the browser half of each core.
 */
const startRival = (): ChildProcess =>
  spawn(process.execPath, ['-e', rivalScript], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

async function stopAll(rivals: readonly ChildProcess[]): Promise<void> {
  for (const rival of rivals) {
    const gone = once(rival, 'exit');
    rival.kill('SIGKILL');
    await gone;
  }
}

/** The most rivals for each core, as a multiple of the wanted slowdown; one time is enough where the rest is idle. */
const mostRivals = 4;

/**
 * Slows every thread of this machine, a browser's workers too, by processes that compete with them: one more on each core
 * until a worker is as slow as wanted. (The throttling of the DevTools protocol slows a page's own thread only.)
 * @param times the wanted slowdown
 * @returns the slowdown that a worker of the browser met just after, at least the wanted one: the median time of a sum
 *   against its time without an interruption; and the end of it
 * @throws Error when no number of rivals slows it so much
 */
export async function slowDown(
  browser: Browser,
  times: number,
): Promise<{ measured: number; stop: () => Promise<void> }> {
  const [shortest = 1] = await timeWorker(browser, short);
  const aloneMs = (shortest * long.rounds) / short.rounds;
  const rivals: ChildProcess[] = [];
  const stop = () => stopAll(rivals);
  for (let each = 0; each <= mostRivals * times; each++) {
    while (rivals.length < each * availableParallelism()) rivals.push(startRival());
    const measured = median(await timeWorker(browser, long)) / aloneMs;
    if (measured >= times) return { measured, stop };
  }
  await stop();
  throw new Error(`A worker of the browser can't be slowed ${times} times on this machine`);
}
