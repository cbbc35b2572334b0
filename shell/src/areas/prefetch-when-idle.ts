import { appPathOf, areaOfPath } from './area-of-path';
import type { RegisteredArea } from './area-registry';

/** The page has been left in peace for this long before anything is fetched on suspicion. */
const quietMs = 3000;

/** What some browsers tell about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a person would mind a few KB they may not need; where the browser says nothing, they might. */
function isGenerous(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType } = navigator.connection as Connection;
  return !saveData && effectiveType === '4g';
}

function prefetch({ base, entry, preload }: RegisteredArea): void {
  for (const file of [entry, ...preload]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.crossOrigin = 'anonymous';
    link.href = new URL(file, base).href;
    document.head.append(link);
  }
}

/**
 * On a good connection, once the page is quiet, fetches (but doesn't run) the area that its first link to any area
 * leads to.
 * @returns the undo
 */
export function prefetchWhenIdle(areas: readonly RegisteredArea[]): () => void {
  if (!isGenerous()) return () => undefined;
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const path = appPathOf(link);
      const area = path && areaOfPath(areas, path);
      if (!area) continue;
      prefetch(area);
      return;
    }
  }, quietMs);
  return () => clearTimeout(timer);
}
