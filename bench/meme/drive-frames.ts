import type { Browser, Page } from '@playwright/test';

/** The frames of a page that something is moved on. */
export interface DrivenFrames {
  /** Frames with a move that have been presented. */
  framesPerSecond: number;
  /** The processor's time of the page's thread for each frame, in milliseconds. */
  threadMs: number;
}

/** The used part of an event of a browser's trace. Times are in microseconds, `tdur` is the processor's. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];

/** Returns the processor's time of the page's thread, the busiest main thread of a trace, and the frames its compositor drew. */
function readTrace(trace: Buffer): { threadMs: number; drawn: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const sums = new Map(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => [threadOf(event), { pid: event.pid, threadMs: 0 }]),
  );
  for (const event of traceEvents.filter(({ name }) => name === 'RunTask')) {
    const sum = sums.get(threadOf(event));
    if (sum) sum.threadMs += (event.tdur ?? 0) / 1000;
  }
  const [busiest] = [...sums.values()].toSorted((one, other) => other.threadMs - one.threadMs);
  if (!busiest || busiest.threadMs === 0) throw new Error('The trace has no tasks of the page');
  const drawn = traceEvents.filter(({ name, pid }) => name === 'DrawFrame' && pid === busiest.pid).length;
  if (drawn === 0) throw new Error('The trace has no frames');
  return { threadMs: busiest.threadMs, drawn };
}

/**
 * Moves the pointer that is down over an element a little in every frame, and counts the frames. Moves that the browser gets
 * from outside come as fast as another process sends them, which would be measured instead.
 */
export async function driveFrames(
  browser: Browser,
  page: Page,
  selector: string,
  frames: number,
): Promise<DrivenFrames> {
  await browser.startTracing(page, { categories });
  const ms = await moveInEachFrame(page, selector, frames);
  const { threadMs, drawn } = readTrace(await browser.stopTracing());
  // An animation beside is drawn without the page's thread: such frames show no other move.
  return { framesPerSecond: (Math.min(frames, drawn) * 1000) / ms, threadMs: threadMs / frames };
}

function moveInEachFrame(page: Page, selector: string, frames: number): Promise<number> {
  return page.evaluate(
    ([where, count]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector(where);
        if (!element) {
          reject(new Error(`There is no ${where}`));
          return;
        }
        const box = element.getBoundingClientRect();
        const begun = { ms: 0, frames: 0 };
        // A method: the compiler would give a function a name by a helper that the page hasn't.
        const driver = {
          frame(nowMs: number) {
            if (begun.ms === 0) begun.ms = nowMs;
            else begun.frames += 1;
            if (begun.frames >= count) {
              resolve(nowMs - begun.ms);
              return;
            }
            const turn = begun.frames / 20;
            element.dispatchEvent(
              new PointerEvent('pointermove', {
                bubbles: true,
                pointerId: 1,
                isPrimary: true,
                buttons: 1,
                clientX: box.left + box.width * (0.5 + 0.3 * Math.sin(turn)),
                clientY: box.top + box.height * (0.5 + 0.3 * Math.cos(turn * 0.7)),
              }),
            );
            requestAnimationFrame((nextMs) => driver.frame(nextMs));
          },
        };
        requestAnimationFrame((nowMs) => driver.frame(nowMs));
      }),
    [selector, frames] as const,
  );
}
