import type { Page } from '@playwright/test';

/** The frames of a page that something is moved on. */
export interface DrivenFrames {
  framesPerSecond: number;
  longestMs: number;
}

/**
 * Moves the pointer that is down over an element a little in every frame, and counts the frames. Moves that the browser gets
 * from outside come as fast as another process sends them, which would be measured instead.
 */
export function driveFrames(page: Page, selector: string, lastsMs: number): Promise<DrivenFrames> {
  return page.evaluate(
    ([where, ms]) =>
      new Promise<DrivenFrames>((resolve, reject) => {
        const element = document.querySelector(where);
        if (!element) {
          reject(new Error(`There is no ${where}`));
          return;
        }
        const box = element.getBoundingClientRect();
        const times: number[] = [];
        // A method: the compiler would give a function a name by a helper that the page hasn't.
        const driver = {
          frame(nowMs: number) {
            times.push(nowMs);
            const first = times[0] ?? nowMs;
            if (nowMs - first > ms) {
              const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
              const framesPerSecond = ((times.length - 1) * 1000) / (nowMs - first);
              resolve({ framesPerSecond, longestMs: Math.max(...gaps) });
              return;
            }
            const turn = times.length / 20;
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
    [selector, lastsMs] as const,
  );
}
