import { actsFile } from '@rainbow-rabbit/shared/acts';
import { type AnswerParams, knownHashes } from './answer-request';
import { bringAreas } from './bring-areas';
import type { BuildCaches } from './build-caches';
import type { AreaFiles } from './domain/registered-files';
import { requestKind } from './domain/request-kind';
import { adoptRegistry, isRegistryWaiting, keptAreas, newestAreas } from './kept-lists';

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
 * Returns the files to keep of those that a page loaded, with those that it needs next and doesn't see or ask for before:
 * with any file of an area the words of its acts, with the script of a worker the WebAssembly of its area.
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
  const unseen = [...areas.values()].flatMap(({ folder, files }) => {
    const ofArea = seen.filter((file) => file.startsWith(folder));
    const isUnseen = (file: string) =>
      file === actsFile || (file.endsWith('.wasm') && ofArea.some((script) => workerScript.test(script)));
    return ofArea.length > 0
      ? Object.keys(files).flatMap((file) => (isUnseen(file) ? [folder + file] : []))
      : [];
  });
  return [...new Set([...seen, ...unseen])];
}

/** Files that are kept at once: most come from the browser's own cache, and a slow device takes long for each. */
const lanes = 6;

/** Keeps files that a page loaded, of those whose hash is known. A file that can't be fetched whole now keeps no other away. */
async function keepLoaded(files: readonly string[], params: SettleParams): Promise<void> {
  const hashOf = await knownHashes(params);
  const left = files.flatMap((file) => {
    const hash = hashOf(file);
    return hash ? [{ file, hash }] : [];
  });
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      await params.caches.bring(next.file, next.hash).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** Removes what no page uses any more: earlier builds of the shell, and other builds of areas. */
async function removeUnused(caches: BuildCaches): Promise<void> {
  // A build that its successor has removed is not the newest one, though its cache was made anew just now.
  if (!(await caches.match(''))) return;
  await caches.removeEarlier();
  const folders = [...(await keptAreas(caches)).values()].map(({ folder }) => folder);
  for (const file of await caches.names())
    if (file.startsWith('areas/') && !folders.some((folder) => file.startsWith(folder)))
      await caches.remove(file);
}

/** Brings the new builds of kept areas, and then goes over to the newest registry. */
async function goOver(caches: BuildCaches): Promise<void> {
  const [now, areas, names] = await Promise.all([newestAreas(caches), keptAreas(caches), caches.names()]);
  await bringAreas(caches, now, { areas, names });
  await adoptRegistry(caches);
}

/**
 * Does the background work that a quiet page leaves time for: keeps what the page loaded before this worker answered
 * for it, goes over to a newer registry if one waits, and removes what no page uses any more. A page names each file that it
 * loads, so nothing here may look at all that is kept each time.
 */
export async function settle(message: SettledMessage, params: SettleParams): Promise<void> {
  const { build, base, caches, isOnlyPage } = params;
  const files = filesOf(message, base, await newestAreas(caches));
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  const missing = files.filter((_, index) => !kept[index]);
  if (missing.length > 0) await keepLoaded(missing, params);
  if (await isRegistryWaiting(caches)) await goOver(caches);
  const isOfThisBuild = build.start.every((file) => files.includes(file));
  if (isOfThisBuild && (await isOnlyPage())) await removeUnused(caches);
}
