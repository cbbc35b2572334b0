import type { Page } from '@playwright/test';
import { framesOf } from './frames';

/** Frames in which an answer is drawn, and asks for what it needs itself. */
const drawingFrames = 3;

/**
 * Watches a page's requests from now on.
 * @returns a function that resolves once every request is answered and drawn
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  return async () => {
    do await framesOf(page, drawingFrames);
    while (open.size > 0);
  };
}
