import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useSearchParams } from '@rainbow-rabbit/shared/router';

/**
 * Returns the process of the event that the address asks to propose, `?propose=<id>`; undefined for any other address. Anybody can write
 * such a link: it names a process, and nothing in it is shown or sent.
 */
export function useAskedEvent(): ProcessId | undefined {
  const id = useSearchParams()[0].get('propose') ?? '';
  return /^[\w-]{43}$/.test(id) ? (id as ProcessId) : undefined;
}
