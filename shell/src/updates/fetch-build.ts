import { AppError } from '@rainbow-rabbit/shared/errors';
import { request, statusError } from '@rainbow-rabbit/shared/http';

/** A build's own record, as far as the page uses it. */
export interface BuildManifest {
  id: string;
  /** The paths whose data lies in a `_payload.json`. */
  prerendered: readonly string[];
}

/** A host that keeps no records answers so, and is as good as any other (docs/product 8.2). */
const isTolerated = (status: number) => status === 403 || status === 404;

/** Reads a record that names a build. */
function parseRecord(text: string): { id: string; prerendered?: unknown } {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string')
      return { ...record, id: record.id };
  } catch (cause) {
    throw new AppError('http.invalid-reply', { cause });
  }
  throw new AppError('http.invalid-reply');
}

async function fetchRecord(file: string): Promise<ReturnType<typeof parseRecord> | undefined> {
  const { status, isOk, text } = await request(new URL(file, document.baseURI).href);
  if (isTolerated(status)) return undefined;
  if (!isOk) throw statusError(status);
  return parseRecord(text);
}

/**
 * Fetches the id of the newest build.
 * @param nowMs makes the request's address a new one, so that no cache answers it
 * @returns undefined if the host keeps no records of builds
 * @throws AppError those of `request`, `http.status`, `http.invalid-reply`
 */
export async function fetchLatestBuild(nowMs: number): Promise<string | undefined> {
  return (await fetchRecord(`builds/latest.json?${nowMs}`))?.id;
}

/**
 * Fetches the record of a build.
 * @returns undefined if the host keeps none
 * @throws AppError those of `request`, `http.status`, `http.invalid-reply`
 */
export async function fetchBuildManifest(id: string): Promise<BuildManifest | undefined> {
  const record = await fetchRecord(`builds/meta/${id}.json`);
  if (!record) return undefined;
  const { prerendered } = record;
  const paths = Array.isArray(prerendered) ? prerendered : [];
  return { id: record.id, prerendered: paths.filter((path) => typeof path === 'string') };
}
