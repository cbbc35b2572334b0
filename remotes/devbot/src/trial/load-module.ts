import { knownModule } from '@rainbow-rabbit/processes/aos/client';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { type GatewayUrls, readChecked } from '@rainbow-rabbit/shared/gateway';
import { hasMemory64 } from './memory64';

/** The browser's cache for modules. It is no cache of the app's builds, which the service worker clears. */
const cacheName = 'rainbow-rabbit-modules';

/** The time within which the module has to come: 0.8 MB, also over a slow network. */
const timeoutMs = 60_000;

/** Many times the size of the module. */
const maxBytes = 16 * 1024 ** 2;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Returns the known aos module, compiled: from this browser's cache, or from a gateway. Either way, its bytes are compared with
 * their known SHA-256.
 * @throws AppError `trial.no-memory64`, `trial.no-module`, `trial.wrong-module`
 */
export function loadModule(gateways: GatewayUrls): Promise<WebAssembly.Module> {
  if (!hasMemory64()) return Promise.reject(new AppError('trial.no-memory64'));
  const loading = compiled ?? fetchModule(gateways);
  compiled = loading;
  // So that a later call tries again.
  loading.catch(() => {
    compiled = undefined;
  });
  return loading;
}

async function fetchModule(gateways: GatewayUrls): Promise<WebAssembly.Module> {
  // Any address of this site will do: the cache has this one thing.
  const url = new URL(knownModule.id, location.href).href;
  const cache = await openCache();
  const kept = await cache
    ?.match(url)
    .then((response) => response?.arrayBuffer())
    .catch(() => undefined);
  if (kept && (await isKnown(kept))) return WebAssembly.compile(kept);
  const bytes = await fetchBytes(gateways);
  await cache?.put(url, new Response(bytes)).catch(() => undefined);
  return WebAssembly.compile(bytes);
}

async function fetchBytes(url: GatewayUrls): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readChecked({
      ...{ url, id: knownModule.id, maxBytes, timeoutMs },
      check: async (bytes) => {
        if (bytes && (await isKnown(bytes))) return bytes;
        throw new AppError('trial.wrong-module', { retryable: true });
      },
    });
  } catch (cause) {
    throw hasCode(cause, 'trial.wrong-module')
      ? cause
      : new AppError('trial.no-module', { cause, retryable: true });
  }
}

/** Browsers refuse the cache in some private windows; the module is then fetched each time. */
const openCache = (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? Promise.resolve(undefined) : caches.open(cacheName).catch(() => undefined);

async function isKnown(bytes: BufferSource): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === knownModule.sha256;
}
