import type { DataInput } from '../fields/data-input';

/** What data is taken for, unless its author says otherwise. */
export function usualContentType({ kind, file }: DataInput): string {
  if (kind === 'text') return 'text/plain; charset=utf-8';
  return file?.type || 'application/octet-stream';
}
