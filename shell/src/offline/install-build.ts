import type { AppBuild } from './app-build';
import { bringAreas } from './bring-areas';
import type { BuildCaches } from './build-caches';
import { filesToKeep, type HashedFiles } from './domain/kept-files';
import { registeredFiles } from './domain/registered-files';
import { listFiles } from './domain/request-kind';
import { adoptRegistry, keepList, newestAreas } from './kept-lists';

/** The path under which a build's own list of files is kept, for the build after it. */
const buildFiles = 'build.json';

/** A build that is on this device already. */
interface EarlierBuild {
  names: ReadonlySet<string>;
  files: HashedFiles;
  registry: unknown;
}

/** Reads the latest earlier build that is complete. */
async function readEarlier(caches: BuildCaches): Promise<EarlierBuild | undefined> {
  const base = caches.urlOf('');
  for (const cache of await caches.earlier()) {
    const [list, registry, page] = await Promise.all(
      [buildFiles, 'areas.json', ''].map((file) => cache.match(caches.urlOf(file))),
    );
    if (!list || !registry || !page) continue;
    const names = new Set((await cache.keys()).map(({ url }) => url.slice(base.length)));
    return { names, files: await list.json(), registry: await registry.json() };
  }
  return undefined;
}

/**
 * Makes a build complete on this device: its page, the files that the page starts with, the lists, and as much
 * of the rest as the build before had here. Until all of that is there, the build before serves.
 * @throws Error if something is missing or isn't of this build
 */
export async function installBuild(
  build: AppBuild,
  caches: BuildCaches,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const fresh = (file: string) => fetch(caches.urlOf(file), { cache: 'no-cache' });
  for (const list of listFiles)
    if (!(await keepList(caches, list, await fresh(list)))) throw new Error(`${list} is not there`);
  const bring = (file: string) => caches.bring(file, build.files[file] ?? '');
  for (const file of build.start) await bring(file);
  // The app runs without them: a host that changes pictures keeps nobody from it.
  for (const file of build.beside) await bring(file).catch(() => undefined);
  const earlier = await readEarlier(caches);
  if (earlier) {
    for (const file of filesToKeep(earlier.files, build.files, earlier.names)) await bring(file);
    const areas = registeredFiles(earlier.registry);
    await bringAreas(caches, await newestAreas(caches), { areas, names: earlier.names });
  }
  await adoptRegistry(caches);
  await caches.put(buildFiles, new Response(JSON.stringify(build.files)));
  // A copy, since a browser takes no redirected answer for a page.
  const page = await fresh('');
  const copy = new Response(await page.arrayBuffer(), { status: page.status, headers: page.headers });
  if (!(await caches.putGenuine('', copy, build.page))) throw new Error('The page is of another build');
}
