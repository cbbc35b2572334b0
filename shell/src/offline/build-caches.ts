import { hashOfBytes } from '../hash-of-bytes';
import type { AppBuild } from './app-build';

export interface BuildCachesParams {
  build: AppBuild;
  /** URL of the app's folder, ending in `/`. */
  base: string;
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** The caches of this build and of earlier ones. Each holds what one build needs, so that no page mixes two. */
export interface BuildCaches {
  /** Returns a kept file of this build, by its path from the app's folder (`''` is the page). */
  match(file: string): Promise<Response | undefined>;
  /** Returns a kept file of any build: for files that never change, and for pages of an earlier build. */
  matchAny(file: string): Promise<Response | undefined>;
  /** Returns the paths of all kept files of this build. */
  names(): Promise<ReadonlySet<string>>;
  /** Keeps an answer under a path. */
  put(file: string, response: Response): Promise<void>;
  /** Keeps an answer if its content has that hash; returns false if it hasn't. */
  putGenuine(file: string, response: Response, hash: string): Promise<boolean>;
  /**
   * Keeps a file that isn't kept yet, copied from an earlier build or else fetched.
   * @param before a path under which an earlier build has the same content
   * @throws Error if there is no such file with that hash now
   */
  bring(file: string, hash: string, before?: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Returns the caches of the builds before this one, the latest first. */
  earlier(): Promise<readonly Cache[]>;
  /** Removes the caches of the builds before this one. */
  removeEarlier(): Promise<void>;
  urlOf(file: string): string;
}

/** The names of all of a browser's caches of this app, and of no others, begin so. */
export const cachePrefix = 'rainbow-rabbit-app-';

/**
 * The answer varies with compression only. Files are kept and looked up by paths, which have no query: to ignore one, Chromium
 * would read every entry of a cache for each file.
 */
const lookup: CacheQueryOptions = { ignoreVary: true };

/** Returns true when the content of an answer has a hash (`sha256-…`). Reads the answer. */
export async function hasHash(response: Response, hash: string): Promise<boolean> {
  return (await hashOfBytes(await response.arrayBuffer())) === hash;
}

/** Opens the caches of a build, and of those before it in the same folder. */
export function createBuildCaches({ build, base, caches, fetch }: BuildCachesParams): BuildCaches {
  // Other copies of the app may lie in other folders of the same host.
  const ofFolder = `${cachePrefix}${new URL(base).pathname}-`;
  const ownName = ofFolder + build.id;
  const own = () => caches.open(ownName);
  const urlOf = (file: string) => new URL(file, base).href;
  // In the order in which they were made. A worker that runs on after its successor came leaves that one's cache alone.
  const earlierNames = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(ofFolder));
    const before = names.includes(ownName) ? names.slice(0, names.indexOf(ownName)) : names;
    return before.reverse();
  };

  const all: BuildCaches = {
    urlOf,
    match: async (file) => (await own()).match(urlOf(file), lookup),
    async matchAny(file) {
      const kept = await all.match(file);
      if (kept) return kept;
      for (const cache of await all.earlier()) {
        const found = await cache.match(urlOf(file), lookup);
        if (found) return found;
      }
      return undefined;
    },
    async names() {
      const keys = await (await own()).keys();
      return new Set(keys.map(({ url }) => url.slice(base.length)));
    },
    put: async (file, response) => (await own()).put(urlOf(file), response),
    async putGenuine(file, response, hash) {
      if (!response.ok || !(await hasHash(response.clone(), hash))) return false;
      await all.put(file, response);
      return true;
    },
    async bring(file, hash, before = file) {
      if (await all.match(file)) return;
      const copy = await all.matchAny(before);
      if (copy && (await all.putGenuine(file, copy, hash))) return;
      // The browser's own cache may have it from a moment ago, or the failed answer of an update that was cut.
      const isThere = async (cache: RequestCache) => {
        const response = await fetch(urlOf(file), { cache }).catch(() => undefined);
        return response !== undefined && all.putGenuine(file, response, hash).catch(() => false);
      };
      if ((await isThere('force-cache')) || (await isThere('reload'))) return;
      throw new Error(`${file} can’t be fetched as it was released`);
    },
    async remove(file) {
      await (await own()).delete(urlOf(file), lookup);
    },
    earlier: async () => Promise.all((await earlierNames()).map((name) => caches.open(name))),
    async removeEarlier() {
      await Promise.all((await earlierNames()).map((name) => caches.delete(name)));
    },
  };
  return all;
}
