import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { useCallback, useMemo, useRef } from 'react';
import * as v from 'valibot';

/** The number of phones that share a relay's checks, until the event's number of players is known. */
const usualPhones = 300;

export interface RelayTrust {
  /** The event, without a relay that contradicted the ledger. */
  event: EventEntry;
  /** True while this phone does without the event's relay, since it contradicted the ledger. */
  isRelayRefuted: boolean;
  /** Returns how many phones share the checks of the relay. */
  phones: () => number;
  /** Notes how many players the event has. */
  notePlayers: (players: number) => void;
  /** Ends the trust in the relay: as long as the event names its key, this browser does without it. */
  end: () => void;
}

/** Remembers in this browser's storage that the relay of an event contradicted the ledger. */
export function useRelayTrust(event: EventEntry): RelayTrust {
  const { process, relay } = event;
  const stored = useMemo(() => keptValue(['game', process, 'refuted-relay'], v.string()), [process]);
  const refutedKey = useKeptValue(stored);
  const isRelayRefuted = relay !== undefined && refutedKey === relay.key;
  const trusted = useMemo(() => {
    const { relay: _, ...without } = event;
    return isRelayRefuted ? without : event;
  }, [event, isRelayRefuted]);
  const players = useRef(usualPhones);
  const phones = useCallback(() => players.current, []);
  const notePlayers = useCallback((count: number) => {
    players.current = count;
  }, []);
  const end = useCallback(() => {
    if (relay) stored.write(relay.key);
  }, [stored, relay]);
  return useMemo(
    () => ({ event: trusted, isRelayRefuted, phones, notePlayers, end }),
    [trusted, isRelayRefuted, phones, notePlayers, end],
  );
}
