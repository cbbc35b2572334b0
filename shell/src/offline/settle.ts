import { type AnswerParams, keepVisited } from './answer-request';
import { bringAreas } from './bring-areas';
import type { BuildCaches } from './build-caches';
import type { AreaFiles } from './domain/registered-files';
import { requestKind } from './domain/request-kind';
import { adoptRegistry, keptAreas, newestAreas } from './kept-lists';

/** The message of a page that has become quiet. */
export interface SettledMessage {
  /** URLs of everything that the page has loaded so far. */
  loaded: readonly string[];
}

interface SettleParams extends AnswerParams {
  /** Returns true when the page that sent the message is the only one of this app. */
  isOnlyPage: () => Promise<boolean>;
}

/** The script of a worker, as `tools/build/worker-script.ts` names it. */
const workerScript = /-worker\.js$/;

/**
 * Returns the files to keep of those that a page loaded. A page doesn't see the requests of its workers: with the script
 * of a worker goes the WebAssembly of its area.
 */
function filesOf(
  { loaded }: SettledMessage,
  base: string,
  areas: ReadonlyMap<string, AreaFiles>,
): readonly string[] {
  const seen = loaded.flatMap((url) => {
    const wanted = requestKind({ method: 'GET', url, mode: 'no-cors' }, base);
    return wanted?.kind === 'file' || wanted?.kind === 'of-build' ? [wanted.file] : [];
  });
  const ofWorkers = [...areas.values()].flatMap(({ folder, files }) =>
    seen.some((file) => file.startsWith(folder) && workerScript.test(file))
      ? Object.keys(files).flatMap((file) => (file.endsWith('.wasm') ? [folder + file] : []))
      : [],
  );
  return [...new Set([...seen, ...ofWorkers])];
}

/** Removes what no page uses any more: other builds of the shell, and other builds of areas. */
async function removeUnused(caches: BuildCaches): Promise<void> {
  await caches.removeEarlier();
  const folders = [...(await keptAreas(caches)).values()].map(({ folder }) => folder);
  for (const file of await caches.names())
    if (file.startsWith('areas/') && !folders.some((folder) => file.startsWith(folder)))
      await caches.remove(file);
}

/**
 * Does the background work that a quiet page leaves time for: keeps what the page loaded before this worker answered
 * for it, brings the new builds of kept areas and then goes over to the newest registry, and removes what no page
 * uses any more.
 */
export async function settle(message: SettledMessage, params: SettleParams): Promise<void> {
  const { build, base, caches, fetch, isOnlyPage } = params;
  const newest = await newestAreas(caches);
  const files = filesOf(message, base, newest);
  const names = await caches.names();
  for (const file of files) {
    if (names.has(file)) continue;
    const response = await fetch(caches.urlOf(file), { cache: 'force-cache' }).catch(() => undefined);
    if (response) await keepVisited(file, response, params);
  }
  await bringAreas(caches, newest, { areas: await keptAreas(caches), names: await caches.names() });
  await adoptRegistry(caches);
  const isOfThisBuild = build.start.every((file) => files.includes(file));
  if (isOfThisBuild && (await isOnlyPage())) await removeUnused(caches);
}
