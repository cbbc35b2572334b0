import { knownModule } from '@rainbow-rabbit/processes/aos/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { hasMemory64 } from './memory64';

/** The browser's cache for modules. It is no cache of the app's builds, which the service worker clears. */
const cacheName = 'rainbow-rabbit-modules';

/** The time within which the module has to come: 0.8 MB, also over a slow network. */
const timeoutMs = 60_000;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Returns the known aos module, compiled: from this browser's cache, or from a gateway. Either way, its bytes are compared with
 * their known SHA-256.
 * @param gateway URL of the gateway
 * @throws AppError `trial.no-memory64`, `trial.no-module`, `trial.wrong-module`
 */
export function loadModule(gateway: string): Promise<WebAssembly.Module> {
  if (!hasMemory64()) return Promise.reject(new AppError('trial.no-memory64'));
  const loading = compiled ?? fetchModule(gateway);
  compiled = loading;
  // So that a later call tries again.
  loading.catch(() => {
    compiled = undefined;
  });
  return loading;
}

async function fetchModule(gateway: string): Promise<WebAssembly.Module> {
  const url = `${gateway.replace(/\/+$/, '')}/${knownModule.id}`;
  const cache = await openCache();
  const kept = await cache
    ?.match(url)
    .then((response) => response?.arrayBuffer())
    .catch(() => undefined);
  if (kept && (await isKnown(kept))) return WebAssembly.compile(kept);
  const bytes = await fetchBytes(url);
  if (!(await isKnown(bytes))) throw new AppError('trial.wrong-module', { retryable: true });
  await cache?.put(url, new Response(bytes)).catch(() => undefined);
  return WebAssembly.compile(bytes);
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.arrayBuffer();
    throw new Error(`The gateway answered with ${response.status}`);
  } catch (cause) {
    throw new AppError('trial.no-module', { cause, retryable: true });
  }
}

/** Browsers refuse the cache in some private windows; the module is then fetched each time. */
const openCache = (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? Promise.resolve(undefined) : caches.open(cacheName).catch(() => undefined);

async function isKnown(bytes: ArrayBuffer): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === knownModule.sha256;
}
