import type { BuildCaches } from './build-caches';
import { type AreaFiles, isList, registeredFiles } from './domain/registered-files';
import type { ListFile } from './domain/request-kind';

/** The path of the registry that the network gave last, while some of its areas' files are still missing. */
const newestRegistry = 'areas.json.newest';

const jsonIn = (response: Response | undefined): Promise<unknown> =>
  response ? response.json().catch(() => undefined) : Promise.resolve(undefined);

/** Reads the areas of the registry that serves this device without network. */
export async function keptAreas(caches: BuildCaches): Promise<ReadonlyMap<string, AreaFiles>> {
  return registeredFiles(await jsonIn(await caches.match('areas.json')));
}

/** Reads the areas of the registry that the network gave last. */
export async function newestAreas(caches: BuildCaches): Promise<ReadonlyMap<string, AreaFiles>> {
  return registeredFiles(
    await jsonIn((await caches.match(newestRegistry)) ?? (await caches.match('areas.json'))),
  );
}

/** Keeps a list that has just arrived, if it is one. A registry waits until the files of its areas are kept. */
export async function keepList(caches: BuildCaches, file: ListFile, response: Response): Promise<boolean> {
  if (!response.ok || !isList(file, await jsonIn(response.clone()))) return false;
  await caches.put(file === 'areas.json' ? newestRegistry : file, response);
  return true;
}

/** Returns true while the newest registry waits until the files of its areas are kept. */
export const isRegistryWaiting = async (caches: BuildCaches): Promise<boolean> =>
  (await caches.match(newestRegistry)) !== undefined;

/** Makes this device use the newest registry while it has no network. */
export async function adoptRegistry(caches: BuildCaches): Promise<void> {
  const newest = await caches.match(newestRegistry);
  if (!newest) return;
  await caches.put('areas.json', newest);
  await caches.remove(newestRegistry);
}
