import * as v from 'valibot';
import { wholeNumber } from '../../../common/client/reply-fields';
import type { RabbitId } from '../rabbit-id';
import type { EventInfo } from '../replies/event';

/** The kinds of news that a relay pushes to phones: nothing that the ledger doesn't show to everybody. */
export const newsKinds = ['open', 'begun', 'cards', 'scanned', 'first'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** The most kinds of news that a phone can ask for. */
export const maxNewsKinds = 16;

/** Schema of a number for each kind of news, which only grows. Of the communities, a meet-up's number is a kind. */
export const newsNumbersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^([a-z]{1,16}|[1-9]\d{0,9})$/)), wholeNumber),
  v.maxEntries(maxNewsKinds),
);

export type NewsNumbers = Readonly<Record<string, number>>;

/**
 * A number for each kind of news, which only grows: registration is open, the game has begun, the latest edition of the cards, the scans of
 * the own rabbit that are confirmed, and the rabbit has won. A greater one than before is news.
 */
export type EventNews = Readonly<Record<NewsKind, number>>;

/**
 * Returns the news of an event, as a phone or a relay sees it. Who holds which card has no part in it.
 * @param own the player's rabbit and its confirmed scans, if there is one
 */
export function newsOf(
  { phase, frozen, deal, winner }: Pick<EventInfo, 'phase' | 'frozen' | 'deal' | 'winner'>,
  own?: { rabbit: RabbitId; given: number },
): EventNews {
  const hasCard = own !== undefined && deal !== undefined && own.rabbit <= deal.count;
  return {
    open: Number(phase !== 'draft'),
    begun: Number(frozen !== undefined || (phase !== 'draft' && phase !== 'open')),
    cards: hasCard ? deal.edition : 0,
    scanned: own?.given ?? 0,
    first: Number(own !== undefined && winner?.rabbit === own.rabbit),
  };
}

/** Returns the greater number of each kind that the first has. */
export const mergedNews = (one: NewsNumbers, other: NewsNumbers): NewsNumbers =>
  Object.fromEntries(Object.entries(one).map(([kind, value]) => [kind, Math.max(value, other[kind] ?? 0)]));
