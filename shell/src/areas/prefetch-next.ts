import { appPathOf, areaOfPath } from './area-of-path';
import type { RegisteredArea } from './area-registry';

/** The connection, as some browsers describe it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true when a few KB too many cost little; false where the browser says nothing about the connection. */
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
 * On a good connection, fetches (but doesn't run) the area that the page's first link to any area leads to. Called once the
 * page is quiet.
 */
export function prefetchNext(areas: readonly RegisteredArea[]): void {
  if (!isGenerous()) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const path = appPathOf(link);
    const area = path && areaOfPath(areas, path);
    if (!area) continue;
    prefetch(area);
    return;
  }
}
