import type { DataInput } from '../fields/data-input';

/** Returns the content type of data whose author has chosen none. */
export function usualContentType({ kind, file }: DataInput): string {
  if (kind === 'text') return 'text/plain; charset=utf-8';
  return file?.type || 'application/octet-stream';
}
