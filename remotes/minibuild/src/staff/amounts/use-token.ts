import { readTokenInfo, type TokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';

/** A token as the console shows it. */
export type ShownToken =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | { status: 'known'; token: TokenInfo };

/** Reads how the token of a contest is shown. */
export function useToken(process: ProcessId | undefined): ShownToken {
  const ao = useAo();
  const [known, setKnown] = useState<{ process: ProcessId; shown: ShownToken }>();
  useEffect(() => {
    if (!process) return;
    const abort = new AbortController();
    const show = (shown: ShownToken) => {
      if (!abort.signal.aborted) setKnown({ process, shown });
    };
    readTokenInfo({ ao, process }, { signal: abort.signal }).then(
      (token) => show({ status: 'known', token }),
      (error) => show({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [ao, process]);
  if (!process) return { status: 'none' };
  return known?.process === process ? known.shown : { status: 'reading' };
}
