import { type EventEntry, useKeptEvents, useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';

/** Returns true for an unlisted event that this browser knows by its link alone. */
export function useIsOpenedOnly(): boolean {
  const { event } = useGame();
  const kept = useKeptEvents();
  return event.isUnlisted === true && !kept.some(({ process }) => process === event.process);
}

/** Returns the events whose codes this phone can distinguish: the event that is played, and all others that it knows. */
export function useKnownEvents(): readonly EventEntry[] {
  const { event } = useGame();
  const { events } = useNetwork();
  const kept = useKeptEvents();
  return useMemo(() => [event, ...events, ...kept], [event, events, kept]);
}
