import type { Page } from '@playwright/test';

/**
 * Returns the text of a snapshot of a page's heap, taken after its garbage was collected: whatever a script of the page could
 * still reach is in it, each text up to its first thousand characters.
 */
export async function heapText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** Enough of a secret's text to be no other's. */
const fragmentLength = 40;

/** Returns the names of the secrets of which a heap holds any text. */
export const secretsIn = (heap: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.entries(secrets).flatMap(([name, text]) =>
    heap.includes(text.slice(0, fragmentLength)) ? [name] : [],
  );
