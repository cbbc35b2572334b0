import { useEffect, useState } from 'react';

/** A reading of the ledger for a part of the editor. */
type ReadList<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'read' } & Value);

/**
 * Reads for a part of the editor; `reload` reads again, while what is known stays.
 * @param read the same function until another thing is to be read
 */
export function useReadList<Value extends object>(
  read: () => Promise<Value>,
): { listed: ReadList<Value>; reload: () => void } {
  const [listed, setListed] = useState<ReadList<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt reads again
  useEffect(() => {
    let isLatest = true;
    read().then(
      (value) => isLatest && setListed({ status: 'read', ...value }),
      (error: unknown) => isLatest && setListed({ status: 'failed', error }),
    );
    return () => {
      isLatest = false;
    };
  }, [read, attempt]);
  return { listed, reload: () => setAttempt((before) => before + 1) };
}
