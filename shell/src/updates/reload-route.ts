import { askTwice } from '@rainbow-rabbit/shared/waiting';
import { isChunkError } from './domain/is-chunk-error';
import { grantReload, parseReloads } from './domain/reload-guard';

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

/** The app's host answers within this time, as gateways do (docs/product 9.9). */
const timeoutMs = 20_000;

/**
 * Returns true if the app's host answers: a page that is reloaded without network may not come back. This is the request of
 * the check for newer builds, without the HTTP client, which may be among the code that has gone.
 */
async function isHostThere(longestMs: number): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const url = new URL(`builds/latest.json?${Date.now()}`, document.baseURI).href;
    const signal = AbortSignal.timeout(longestMs);
    const response = await askTwice(() => fetch(url, { signal }));
    // A host may keep no records. A network's own page in its stead isn't the host.
    if (!response.ok) return response.status === 403 || response.status === 404;
    return typeof (await response.json()).id === 'string';
  } catch {
    return false;
  }
}

interface ReloadOptions {
  longestMs?: number;
  reload?: () => void;
}

/**
 * Reloads the page when a script or style sheet of the shown route could not be loaded: a newer build has most likely
 * taken its place (docs/product 8.2). The address, with all that the browser keeps for it, stays. A page to which a
 * person has gone meanwhile isn't reloaded.
 * @param longestMs the time in which the app's host has to answer
 * @param reload does it
 * @returns a promise that stays pending while the page reloads, and resolves if it doesn't
 */
export async function reloadRoute(
  error: unknown,
  { longestMs = timeoutMs, reload = () => window.location.reload() }: ReloadOptions = {},
): Promise<void> {
  if (!isChunkError(error)) return;
  const path = routePath();
  const isThere = await isHostThere(longestMs);
  if (!isThere || routePath() !== path || !noteReload(path, Date.now())) return;
  reload();
  await new Promise(() => undefined);
}
