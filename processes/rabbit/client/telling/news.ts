import * as v from 'valibot';
import { wholeNumber } from '../../../common/client/reply-fields';
import type { RabbitId } from '../rabbit-id';
import type { EventInfo } from '../replies/event';

/** The kinds of news that a relay pushes to phones: nothing that the ledger doesn't show to everybody. */
export const newsKinds = ['open', 'begun', 'cards', 'scanned', 'first'] as const;
export type NewsKind = (typeof newsKinds)[number];

export const newsSchema = v.object(v.entriesFromList(newsKinds, wholeNumber));

/**
 * A number for each kind of news, which only grows: registration is open, the game has begun, the latest edition of the cards, the scans of
 * the own rabbit that are confirmed, and the rabbit has won. A greater one than before is news.
 */
export type EventNews = v.InferOutput<typeof newsSchema>;

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

/** Returns the greater number of each kind. */
export const mergedNews = (one: EventNews, other: EventNews): EventNews => ({
  open: Math.max(one.open, other.open),
  begun: Math.max(one.begun, other.begun),
  cards: Math.max(one.cards, other.cards),
  scanned: Math.max(one.scanned, other.scanned),
  first: Math.max(one.first, other.first),
});
