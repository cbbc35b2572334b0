import { useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useEffect, useMemo, useState } from 'react';
import { addKnownMessages } from './known-messages';
import { type KnownProcess, listedProcess } from './listed-process';
import { type KnownInfo, recognise } from './recognise';

/** A process that is known, with its own answer to `Info` once it came. */
export interface RecognisedProcess {
  known: KnownProcess;
  info?: KnownInfo;
}

const unlistedPaths: Partial<Record<KnownInfo['kind'], (process: string) => string>> = {
  token: (process) => `/devbot/tokens/${process}`,
};

const unlisted = ({ kind }: KnownInfo, process: string): KnownProcess => {
  const path = unlistedPaths[kind]?.(process);
  return { kind, isListed: false, ...(path && { path }) };
};

/**
 * Recognises a process, first by the network's list, else by its answer to `Info`, and fetches the words of known processes.
 * @returns undefined for any other process, and until it is recognised
 */
export function useKnownProcess(process: string): RecognisedProcess | undefined {
  const ao = useAo();
  const network = useNetwork();
  const listed = useMemo(() => listedProcess(network, process), [network, process]);
  const [found, setFound] = useState<{ process: string; recognised: RecognisedProcess }>();

  useEffect(() => {
    const abort = new AbortController();
    const show = (recognised: RecognisedProcess) => {
      if (!abort.signal.aborted) setFound({ process, recognised });
    };
    const look = async () => {
      if (listed) {
        await addKnownMessages();
        show({ known: listed });
      }
      const info = await recognise(ao, process, abort.signal, listed?.kind);
      if (!info) return;
      await addKnownMessages();
      show({ known: listed ?? unlisted(info, process), info });
    };
    // Without words or an answer, the process is shown as any other.
    look().catch(() => undefined);
    return () => abort.abort();
  }, [ao, listed, process]);

  return found?.process === process ? found.recognised : undefined;
}
