import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** The way into an event for a visitor: `open` to everybody, `tickets` for holders of one, or `full`. */
export type VisitorAdmission = 'open' | 'tickets' | 'full';

/** Returns the way into an event; a ticket is a place, and an event that is over refuses nobody for lack of a place. */
export function visitorAdmission({
  phase,
  admission,
  capacity,
  players,
}: Pick<EventInfo, 'phase' | 'admission' | 'capacity' | 'players'>): VisitorAdmission {
  if (phase === 'ended') return 'open';
  return admission === 'open' && players >= capacity ? 'full' : admission;
}
