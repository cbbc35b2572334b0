import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { median } from '../judging/median';

/** The rounds of a fixed sum: about 20 ms of a desktop's core. */
const rounds = 20_000_000;
const samples = 15;

/** Returns the times that a fixed sum takes in a worker of the browser, in milliseconds, shortest first. */
async function timeWorker(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ([count, times]) => {
        const source = `onmessage = () => {
          const start = performance.now();
          let sum = 0;
          for (let i = 0; i < ${count}; i++) sum = (sum + i * i) | 0;
          postMessage([performance.now() - start, sum]);
        };`;
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        const measured: number[] = [];
        for (let i = 0; i < times; i++) {
          worker.postMessage(i);
          const tookMs = await new Promise<number>((resolve) => {
            worker.onmessage = ({ data }) => resolve(data[0]);
          });
          measured.push(tookMs);
        }
        worker.terminate();
        return measured.toSorted((a, b) => a - b);
      },
      [rounds, samples] as const,
    );
  } finally {
    await page.close();
  }
}

/**
 * Slows every thread of this machine, a browser's workers too, by processes that compete with them: each thread gets one
 * part of so many of a core. (The throttling of the DevTools protocol slows a page's own thread only.)
 * @param times the wanted slowdown
 * @returns the slowdown that a worker of the browser met just after, median against the shortest time before; and the end
 *   of it
 */
export async function slowDown(
  browser: Browser,
  times: number,
): Promise<{ measured: number; stop: () => Promise<void> }> {
  const [aloneMs = 1] = await timeWorker(browser);
  const count = Math.round((times - 1) * availableParallelism());
  const rivals: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    measured: median(await timeWorker(browser)) / aloneMs,
    stop: async () => {
      for (const rival of rivals) {
        const gone = once(rival, 'exit');
        rival.kill('SIGKILL');
        await gone;
      }
    },
  };
}
