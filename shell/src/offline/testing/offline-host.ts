import { createHash, webcrypto } from 'node:crypto';

/** Returns the hash of a text, as the registry gives it. */
export const hashOfText = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The part of the browser's caches that the worker uses, in memory. Requests are distinguished by URL alone. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, { text: string; status: number }>>();
  const cacheOf = (store: Map<string, { text: string; status: number }>) => ({
    match: async (url: string) => {
      const found = store.get(url);
      return found && new Response(found.text, { status: found.status });
    },
    put: async (url: string, response: Response) => {
      store.set(url, { text: await response.text(), status: response.status });
    },
    delete: async (url: string) => store.delete(url),
    keys: async () => [...store.keys()].map((url) => ({ url })),
  });
  const storage: unknown = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map();
      stores.set(name, store);
      return cacheOf(store);
    },
  };
  return storage as CacheStorage;
}

/** A browser and a server, for tests of the worker's code under Node. */
export interface OfflineHost {
  base: string;
  caches: CacheStorage;
  /** Files of the server by path from the app's folder. A file that is taken away is not found. */
  served: Map<string, string>;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Cuts the network, or brings it back. */
  setOffline(isOffline: boolean): void;
  /** Lets every request from now on wait until the returned function is called. */
  hang(): () => void;
  fetch: typeof fetch;
}

/** Creates a browser without caches and a server without files. */
export function createOfflineHost(): OfflineHost {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const base = 'https://app.example/';
  const served = new Map<string, string>();
  const asked: string[] = [];
  let isCut = false;
  let answering = Promise.resolve();
  return {
    base,
    caches: memoryCaches(),
    served,
    asked,
    setOffline: (isOffline) => {
      isCut = isOffline;
    },
    hang: () => {
      let goOn: () => void = () => undefined;
      answering = new Promise((resolve) => {
        goOn = resolve;
      });
      return goOn;
    },
    fetch: async (request) => {
      const url = request instanceof Request ? request.url : String(request);
      const file = url.slice(base.length).split(/[?#]/)[0] ?? '';
      asked.push(file);
      await answering;
      if (isCut) throw new TypeError('no network in this test');
      const text = served.get(file);
      return text === undefined ? new Response('not found', { status: 404 }) : new Response(text);
    },
  };
}
