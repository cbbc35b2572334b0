import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/**
 * The state of a newcomer's way into an event: `open` to everybody, `ready` with a ticket on this phone,
 * `ticket-needed`, or `full`. `unknown` until the process has answered; `over` once the event has ended.
 */
export type Admission = 'unknown' | 'open' | 'ready' | 'ticket-needed' | 'full' | 'over';

/** Returns the state of admission from the event's last answer. */
export function admissionOf(
  info: Pick<EventInfo, 'admission' | 'capacity' | 'players' | 'phase'> | undefined,
  hasTicket: boolean,
): Admission {
  if (!info) return 'unknown';
  if (info.phase === 'ended') return 'over';
  if (info.admission === 'tickets') return hasTicket ? 'ready' : 'ticket-needed';
  return info.players < info.capacity ? 'open' : 'full';
}
