import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useEffect, useState } from 'react';
import { type AnyToken, readAnyToken } from './read-any-token';

/** A value that is read from a token. */
export type TokenReading<T> =
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | { status: 'known'; value: T };

/** Reads a value whenever `read` changes, and again on demand; the earlier value stays meanwhile. */
function useTokenReading<T>(
  read: ((options: { maxAgeMs: number; signal: AbortSignal }) => Promise<T>) | undefined,
): [TokenReading<T>, () => void] {
  const [reading, setReading] = useState<{ of: unknown; reading: TokenReading<T> }>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round reads again
  useEffect(() => {
    if (!read) return;
    const abort = new AbortController();
    const show = (next: TokenReading<T>) => {
      if (!abort.signal.aborted) setReading({ of: read, reading: next });
    };
    read({ maxAgeMs: 0, signal: abort.signal }).then(
      (value) => show({ status: 'known', value }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [read, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return [reading?.of === read && reading ? reading.reading : { status: 'reading' }, again];
}

/** Reads a token, of this project or any other, when it is shown and on demand. */
export function useAnyToken(process: ProcessId): [TokenReading<AnyToken>, () => void] {
  const ao = useAo();
  return useTokenReading(
    useCallback(
      (options: { maxAgeMs: number; signal: AbortSignal }) => readAnyToken({ ao, process }, options),
      [ao, process],
    ),
  );
}

/** Reads the balance of an address, in smallest units; nothing is read without one. */
export function useTokenBalance(
  process: ProcessId,
  address: Address | undefined,
): [TokenReading<string>, () => void] {
  const ao = useAo();
  const read = useCallback(
    (options: { maxAgeMs: number; signal: AbortSignal }) =>
      readTokenBalance({ ao, process }, address ?? ('' as Address), options),
    [ao, process, address],
  );
  return useTokenReading(address && read);
}
