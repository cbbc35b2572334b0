import type { Earnings, Pot } from '@rainbow-rabbit/processes/community/client';

/** The standing of a wallet before its claim. */
export type ClaimWay =
  /** It is admitted, or is about to be by the ticket of this browser or the word of an event. */
  | 'open'
  /** It needs a ticket. */
  | 'ticket'
  /** The community admits anybody, and so pays nobody. */
  | 'nobody';

/** Returns the way of a wallet to its claim. */
export function claimWayOf(
  { by }: Pot['admission'],
  { admission }: Pick<Earnings, 'admission'>,
  hasTicket: boolean,
): ClaimWay {
  if (by === 'anybody') return 'nobody';
  return admission === 'admitted' || by === 'events' || hasTicket ? 'open' : 'ticket';
}

/** The part of what can be claimed that the caps of the day allow. */
export interface TodaysClaim {
  /** In smallest units. */
  quantity: string;
  /** The cap that keeps the rest back: that of a person, or that of the pot. */
  cap: 'person' | 'pot' | undefined;
}

/**
 * Returns how much a claim asks for today.
 * @param now Unix milliseconds; once the day of the answer has ended, its caps are whole again
 */
export function todaysClaim({ claimable, today }: Earnings, now: number): TodaysClaim {
  const cap = BigInt(today.person) <= BigInt(today.pot) ? 'person' : 'pot';
  if (now >= today.endsAt || BigInt(today[cap]) >= BigInt(claimable))
    return { quantity: claimable, cap: undefined };
  return { quantity: today[cap], cap };
}
