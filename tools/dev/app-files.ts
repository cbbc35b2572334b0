import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of a released app. */
export interface ReleasedFile {
  type: string;
  body: Buffer;
}

/** Reads a file of an app by its path, `/` for the page; undefined if the app has no such file. */
export type ReadAppFile = (pathname: string) => Promise<ReleasedFile | undefined>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Returns the parts of a path; undefined where one leads elsewhere or to a hidden file. */
function partsOf(pathname: string): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
      .split('/')
      .slice(1);
    return parts.some((part) => part === '' || part.startsWith('.') || /[\\\0:]/.test(part))
      ? undefined
      : parts;
  } catch {
    return undefined;
  }
}

const readerOfFolder =
  (folder: string): ReadAppFile =>
  async (pathname) => {
    const parts = partsOf(pathname);
    if (!parts) return undefined;
    const file = path.join(folder, ...parts);
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    return { type: types[path.extname(file)] ?? 'application/octet-stream', body: await readFile(file) };
  };

const readerOfUrl =
  (app: string): ReadAppFile =>
  async (pathname) => {
    const parts = partsOf(pathname);
    if (!parts) return undefined;
    const response = await fetch(new URL(parts.join('/').replace(/(^|\/)index\.html$/, '$1'), app), {
      cache: 'no-cache',
    });
    if (!response.ok) return undefined;
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return { type, body: Buffer.from(await response.arrayBuffer()) };
  };

/** Returns true for an app that is served, false for one in a folder. */
export const isServed = (app: string): boolean => /^https?:\/\//.test(app);

/**
 * Returns the reader of a released app.
 * @param app a folder, or the URL of a served one
 */
export function openApp(app: string): ReadAppFile {
  return isServed(app) ? readerOfUrl(app.endsWith('/') ? app : `${app}/`) : readerOfFolder(app);
}
