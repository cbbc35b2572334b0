import { keptBy } from '@rainbow-rabbit/parts/outbox';
import type { ConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { deliver } from '@rainbow-rabbit/processes/common/client';
import {
  claimOutcome,
  claimTags,
  readTokenTerms,
  type TokenClaim,
  type TokenStanding,
  tokenReceiver,
} from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The waits between looks for the event's answer, in milliseconds; after the last one, a person looks again. */
const looksMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/** A drop as one address sees it. */
export type ClaimState =
  | { status: 'reading' }
  | { status: 'unread'; error: unknown }
  | {
      status: 'known';
      token: TokenStanding;
      claim: TokenClaim;
      /** Set while a claim is signed and sent, or while the event's answer is looked for. */
      act?: 'claiming' | 'looking';
      /** The error of the last claim. */
      error?: unknown;
    };

const none: TokenClaim = { status: 'none', quantity: '0' };

/** Waits, unless the signal comes first. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reads a drop and the claim of an address, and claims. A claim that an event decides is looked for some times; a reload goes on
 * from the state of the process, since the process knows all that counts.
 * @param claimant undefined without a wallet
 */
export function useDropClaim(
  process: ProcessId,
  claimant: Address | undefined,
): { state: ClaimState; look: () => void; claim: (signer: ConnectedSigner['signer']) => void } {
  const ao = useAo();
  const [state, setState] = useState<ClaimState>({ status: 'reading' });
  const current = useRef(new AbortController());

  const read = useCallback(
    async (signal: AbortSignal): Promise<TokenClaim> => {
      const options = { maxAgeMs: 0, signal, ...(claimant && { claimant }) };
      const token = await readTokenTerms({ ao, process }, options);
      const claim = token.claim ?? none;
      if (!signal.aborted) setState({ status: 'known', token, claim });
      return claim;
    },
    [ao, process, claimant],
  );

  const look = useCallback(() => {
    current.current.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setState((before) => (before.status === 'known' ? { ...before, act: 'looking' } : { status: 'reading' }));
    read(signal).catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'unread', error });
    });
  }, [read]);

  useEffect(() => {
    look();
    return () => current.current.abort();
  }, [look]);

  const claim = useCallback(
    (signer: ConnectedSigner['signer']) => {
      const { signal } = current.current;
      const change = (part: { act?: 'claiming' | 'looking'; error?: unknown }) =>
        setState((before) =>
          before.status === 'known' && !signal.aborted
            ? { status: 'known', token: before.token, claim: before.claim, ...part }
            : before,
        );
      const run = async () => {
        change({ act: 'claiming' });
        const { kind } = await deliver({
          ao,
          ...keptBy(signer),
          signal,
          message: { process, tags: claimTags(), receiver: tokenReceiver },
          name: ['drop', process, signer.address].join('.'),
          judge: (result) => claimOutcome(result, signer.address),
        });
        await lookFor(kind === 'asked' ? looksMs : []);
      };
      const lookFor = async ([ms, ...later]: readonly number[]): Promise<void> => {
        const { status } = await read(signal);
        if (ms === undefined || status !== 'waiting') return;
        change({ act: 'looking' });
        await wait(ms, signal);
        if (!signal.aborted) await lookFor(later);
      };
      run().catch((error: unknown) => change({ error }));
    },
    [ao, process, read],
  );

  return { state, look, claim };
}
