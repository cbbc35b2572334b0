import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { WholeAnswer } from '../http/answer';
import type { RouteRequest } from '../http/route';
import { contentTypeOfFile, isCompressible } from './content-types';

/** A file as it is served, kept as long as it doesn't change. */
interface ServedFile {
  version: string;
  contentType: string;
  etag: string;
  plain: Buffer;
  brotli?: Buffer;
}

/** High enough for sizes near the best, low enough to cause no wait. */
const brotliQuality = 8;

/** A name with a content hash in it never changes its content. */
const hashedName = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

/** Serves the files of a folder: compressed, with the right types, and cached as long as they may be. */
export class StaticFiles {
  readonly #served = new Map<string, Promise<ServedFile>>();

  constructor(private readonly root: string) {}

  /** The file at a path, `index.html` for a folder's; undefined when there is no such file. */
  async answer(
    pathname: string,
    { headers }: Pick<RouteRequest, 'headers'>,
  ): Promise<WholeAnswer | undefined> {
    const path = this.#pathOf(pathname);
    const file = path && (await this.#file(path));
    if (!file) return undefined;
    const isBrotli = file.brotli !== undefined && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
    const shared = {
      'content-type': file.contentType,
      'cache-control': hashedName.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: isBrotli ? `${file.etag.slice(0, -1)}-br"` : file.etag,
      vary: 'accept-encoding',
    };
    if (headers['if-none-match'] === shared.etag) return { status: 304, headers: shared, body: '' };
    if (isBrotli && file.brotli) {
      return { status: 200, headers: { ...shared, 'content-encoding': 'br' }, body: file.brotli };
    }
    return { status: 200, headers: shared, body: file.plain };
  }

  /** The file's path on this machine; undefined for anything that leads out of the folder or is hidden. */
  #pathOf(pathname: string): string | undefined {
    try {
      const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      const parts = path.split('/').slice(1);
      if (parts.some((part) => part === '' || part.startsWith('.') || /[\\\0:]/.test(part))) return undefined;
      return join(this.root, parts.join(sep));
    } catch {
      return undefined;
    }
  }

  async #file(path: string): Promise<ServedFile | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs}-${found.size}`;
    const kept = await this.#served.get(path);
    if (kept?.version === version) return kept;
    const file = readServedFile(path, version);
    this.#served.set(path, file);
    // A file that went away while it was read is tried again by the next request.
    file.catch(() => this.#served.delete(path));
    return await file;
  }
}

async function readServedFile(path: string, version: string): Promise<ServedFile> {
  const plain = await readFile(path);
  const contentType = contentTypeOfFile(path);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = isCompressible(contentType) ? await promisify(brotliCompress)(plain, { params }) : undefined;
  return { version, contentType, etag, plain, ...(brotli && brotli.length < plain.length && { brotli }) };
}
