import type { AppBuild } from './app-build';
import { type BuildCaches, hasHash } from './build-caches';
import { registeredHash } from './domain/registered-files';
import { type ListFile, type RequestKind, requestKind } from './domain/request-kind';
import { keepList, keptAreas, newestAreas } from './kept-lists';

/** The network's answer is awaited this long while there is a kept one (docs/product 9.97). */
const patienceMs = 3000;

/** The used part of a worker's `fetch` event (https://w3c.github.io/ServiceWorker/#fetchevent-interface). */
export interface FetchEvent {
  request: Request;
  /** The answer to a navigation that the browser asked for while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

export interface AnswerParams {
  build: AppBuild;
  base: string;
  caches: BuildCaches;
  fetch: typeof globalThis.fetch;
}

/**
 * Returns the network's answer if it comes in time and is a good one, else the kept one, else the network's after all.
 * @param limitMs without one, the network may take any time
 */
async function freshOrKept(
  fresh: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  limitMs?: number,
): Promise<Response> {
  const good = fresh.then(
    (response) => (response.ok || response.type === 'opaqueredirect' ? response : undefined),
    () => undefined,
  );
  const inTime = await new Promise<Response | undefined>((resolve) => {
    const tooLate = limitMs && setTimeout(() => resolve(undefined), limitMs);
    void good.then((response) => {
      clearTimeout(tooLate);
      resolve(response);
    });
  });
  return inTime ?? (await kept()) ?? fresh;
}

/** Reads the registries, and returns a function that looks up the hash of a file of the build or of an area. */
export async function knownHashes({
  build,
  caches,
}: AnswerParams): Promise<(file: string) => string | undefined> {
  const [newest, kept] = await Promise.all([newestAreas(caches), keptAreas(caches)]);
  return (file) => build.files[file] ?? registeredHash(newest, file) ?? registeredHash(kept, file);
}

/** Keeps a file that a page fetched, if its hash is known and right. Anything else isn't kept, and does no harm. */
async function keepVisited(file: string, response: Response, params: AnswerParams): Promise<void> {
  const hash = params.build.files[file] ?? (await knownHashes(params))(file);
  if (hash) await params.caches.putGenuine(file, response, hash);
}

function answerList(file: ListFile, event: FetchEvent, { caches, fetch }: AnswerParams): Promise<Response> {
  const fresh = fetch(event.request);
  event.waitUntil(
    fresh
      .then((response) => keepList(caches, file, response.clone()))
      // A list that can't be kept is asked for again by the next page.
      .catch(() => undefined),
  );
  // A page that asks past the browser's cache tries again, with what the list says now: the kept one has failed it.
  const limitMs = event.request.cache === 'no-store' ? undefined : patienceMs;
  return freshOrKept(fresh, () => caches.match(file), limitMs);
}

/**
 * Returns true when a kept file may answer a request. The page refuses a file that isn't what its registry describes, and
 * asks once more with a query (`area.js?r=…`): then the copy is compared, since it may be the refused file.
 */
async function isWanted(kept: Response, { url, integrity }: Request): Promise<boolean> {
  return !url.includes('?') || !integrity || hasHash(kept.clone(), integrity);
}

async function answerFile(
  { kind, file }: Extract<RequestKind, { kind: 'file' | 'of-build' }>,
  event: FetchEvent,
  params: AnswerParams,
): Promise<Response> {
  const kept = await (kind === 'file' ? params.caches.matchAny(file) : params.caches.match(file));
  if (kept && (await isWanted(kept, event.request))) return kept;
  const response = await params.fetch(event.request);
  // The page doesn't wait for the check; while this runs, its own answer keeps the event open.
  if (response.ok) event.waitUntil(keepVisited(file, response.clone(), params).catch(() => undefined));
  return response;
}

/** Answers a request for one of the app's files; leaves every other one to the browser. */
export function answerRequest(event: FetchEvent, params: AnswerParams): void {
  const wanted = requestKind(event.request, params.base);
  if (!wanted) return;
  if (wanted.kind === 'file' || wanted.kind === 'of-build')
    event.respondWith(answerFile(wanted, event, params));
  else if (wanted.kind === 'list') event.respondWith(answerList(wanted.file, event, params));
  else {
    const fresh = Promise.resolve(event.preloadResponse).then(
      (early) => early ?? params.fetch(event.request),
    );
    event.waitUntil(fresh.catch(() => undefined));
    event.respondWith(freshOrKept(fresh, () => params.caches.match(''), patienceMs));
  }
}
