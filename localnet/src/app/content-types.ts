import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.webm': 'video/webm',
};

const compressible = /^text\/|json$|^image\/svg|^application\/wasm/;

/** The media type of a file, by its name. */
export function contentTypeOfFile(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Returns true when compression makes a file of that type smaller. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}
