import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { type Deal, envelopeStore, fetchEnvelope, type KeptEnvelope } from './envelope-store';

/** The own envelope on this phone; `later`: the player registered after this edition, and gets one with the next. */
export type EnvelopeState =
  | { status: 'fetching' | 'later' }
  | { status: 'here'; envelope: KeptEnvelope }
  | { status: 'failed'; error: unknown; retry: () => void };

/** Fetches the own envelope of an edition once, in the background, as soon as there is one. */
export function useEnvelope(deal: Deal): EnvelopeState {
  const { gateways } = useNetwork();
  const { process } = useGame().event;
  const { address, player } = useOwnRabbit();
  const store = useMemo(() => envelopeStore(process, address), [process, address]);
  const kept = useKeptValue(store);
  const [error, setError] = useState<unknown>();
  const { rabbit } = player;
  const isHere = kept?.hash === deal.hash;

  const fetchNow = useCallback(() => {
    setError(undefined);
    fetchEnvelope(gateways, deal, rabbit).then((envelope) => store.write(envelope), setError);
  }, [gateways, deal, rabbit, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading of the event brings an equal deal.
  useEffect(() => {
    if (isHere) return;
    fetchNow();
    window.addEventListener('online', fetchNow);
    return () => window.removeEventListener('online', fetchNow);
  }, [isHere, deal.hash]);

  if (!isHere)
    return error === undefined ? { status: 'fetching' } : { status: 'failed', error, retry: fetchNow };
  return kept.sealed === undefined ? { status: 'later' } : { status: 'here', envelope: kept };
}
