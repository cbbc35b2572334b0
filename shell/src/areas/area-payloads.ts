import { payloadFile, prerenderedPath, type ReadPayload } from '@rainbow-rabbit/shared/area';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { askTwice, within } from '@rainbow-rabbit/shared/waiting';
import { payloadNow } from '../boot/early-payload';
import type { RegisteredArea } from './area-registry';
import { AreaError } from './domain/area-error';
import { loadTimeoutMs } from './timed-work';
import { whyNotLoaded } from './why-not-loaded';

/** The data of this visit, by address, which names the area's build. What failed is fetched again for the next who asks. */
const fetched = new Map<string, Promise<unknown>>();

/** Fetches data with the repetition of every GET, as the registry is (`boot/fetch-list.ts`). */
async function requestData(area: string, url: string, integrity: string): Promise<unknown> {
  try {
    const response = await askTwice(() => payloadNow(url, integrity));
    if (response.ok) return await response.json();
  } catch (cause) {
    throw new AreaError(await whyNotLoaded(url, integrity), area, cause);
  }
  throw new AreaError('unreachable', area);
}

function fetchData(area: string, url: string, integrity: string): Promise<unknown> {
  const data = within(requestData(area, url, integrity), loadTimeoutMs, () => {
    throw new AreaError('timed-out', area);
  });
  fetched.set(url, data);
  data.then(
    // By these two fields, React takes data that have come without waiting for a turn.
    (value) => Object.assign(data, { status: 'fulfilled', value }),
    () => fetched.delete(url),
  );
  return data;
}

/** Returns the address and the hash of the data of a path in a language, if the area's build has any. */
export function payloadIn({ base, files }: RegisteredArea, path: string, locale: Locale) {
  const file = payloadFile(prerenderedPath(path, locale));
  const integrity = files[file];
  return integrity === undefined ? undefined : { url: new URL(file, base).href, integrity };
}

/**
 * Fetches JSON that an area's build has beside its code, as the data of its pages are fetched.
 * @returns undefined for a file that the build doesn't have
 */
export function fetchAreaFile(
  { name, base, files }: RegisteredArea,
  file: string,
): Promise<unknown> | undefined {
  const integrity = files[file];
  const url = new URL(file, base).href;
  return integrity === undefined ? undefined : (fetched.get(url) ?? fetchData(name, url, integrity));
}

/** The readers of builds that are shown, or are on their way to be. */
const readers = new WeakMap<RegisteredArea, ReadPayload>();

/**
 * Returns the reader of the data of an area's pages. A reader asks for each page once in a language: what failed stays
 * failed in it, so that its page can say so. It is the same one until {@link forgetPayloads}: React begins a page that
 * waits for its data anew, with nothing kept of the page itself.
 */
export function payloadsOf(area: RegisteredArea): ReadPayload {
  const reader = readers.get(area) ?? newReader(area);
  readers.set(area, reader);
  return reader;
}

/** Lets the next page of an area ask again for what has failed. */
export function forgetPayloads(area: RegisteredArea): void {
  readers.delete(area);
}

function newReader(area: RegisteredArea): ReadPayload {
  const asked = new Map<string, Promise<unknown>>();
  return (path, locale) => {
    const found = payloadIn(area, path, locale);
    if (!found) throw new AreaError('broken', area.name, new Error(`no data of ${path} in ${locale}`));
    const { url, integrity } = found;
    const data = asked.get(url) ?? fetched.get(url) ?? fetchData(area.name, url, integrity);
    asked.set(url, data);
    return data;
  };
}

/**
 * Fetches the data of a path ahead of a visit, if the area has any. A failure shows when the page does.
 * @returns the data, for one who waits until they are there
 */
export function fetchPayload(
  area: RegisteredArea,
  path: string,
  locale: Locale,
): Promise<unknown> | undefined {
  const found = payloadIn(area, path, locale);
  return found && (fetched.get(found.url) ?? fetchData(area.name, found.url, found.integrity));
}
