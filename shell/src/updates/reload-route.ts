import { isChunkError } from './domain/is-chunk-error';
import { grantReload, parseReloads } from './domain/reload-guard';
import { fetchLatestBuild } from './fetch-build';

const recordKey = 'rr-reloads';

/** Returns the path of the route that the page shows. */
const routePath = () => window.location.hash.slice(1).split(/[?#]/)[0] || '/';

/** Notes a reload of the path; returns false if it was reloaded a short time ago, or if that can't be known. */
function noteReload(path: string, nowMs: number): boolean {
  try {
    const reloads = grantReload(parseReloads(sessionStorage.getItem(recordKey)), path, nowMs);
    if (!reloads) return false;
    sessionStorage.setItem(recordKey, JSON.stringify(reloads));
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the app's host answers: a page that is reloaded without network may not come back. */
async function isHostThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetchLatestBuild(Date.now()).then(
    () => true,
    () => false,
  );
}

/**
 * Reloads the page when a script or style sheet of the shown route could not be loaded: a newer build has most likely
 * taken its place (docs/product.md 8.2). The address, with all that the browser keeps for it, stays.
 * @param reload does it
 * @returns a promise that stays pending while the page reloads, and resolves if it doesn't
 */
export async function reloadRoute(
  error: unknown,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  if (!isChunkError(error)) return;
  if (!((await isHostThere()) && noteReload(routePath(), Date.now()))) return;
  reload();
  await new Promise(() => undefined);
}
