import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** Returns the process that the link of an unlisted event names; undefined for any other link. */
export function carriedProcess(search: string): ProcessId | undefined {
  const process = new URLSearchParams(search).get('p') ?? '';
  return /^[\w-]{43}$/.test(process) ? (process as ProcessId) : undefined;
}
