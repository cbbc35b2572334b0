import {
  type EventInfo,
  type EventNews,
  mergedNews,
  type NewsKind,
  newsKinds,
  newsSchema,
  pushAddressSchema,
  rabbitIdSchema,
  type TellingAsk,
} from '@rainbow-rabbit/processes/rabbit/client';
import * as v from 'valibot';

/** A subscription is forgotten then, if its event has not ended before, in milliseconds after its ask. */
const lifeMs = 90 * 24 * 3_600_000;

/** An ask is good for so long by the relay's clock: phones' clocks differ by less, and later it could be posted again by anybody. */
const maxSkewMs = 24 * 3_600_000;

/** Schema of a subscription as relays keep it. */
export const subscriptionSchema = v.object({
  /** The time of its latest ask, by the phone's clock, in Unix milliseconds. */
  at: v.pipe(v.number(), v.safeInteger()),
  /** Absent once the phone wants no messages any more, or can't get any. */
  address: v.optional(pushAddressSchema),
  rabbit: v.optional(rabbitIdSchema),
  /** The news that the phone has: what it had seen when it asked, and what was sent to it. */
  told: newsSchema,
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** A subscription whose phone is to get messages. */
export type OpenSubscription = Subscription & Required<Pick<Subscription, 'address'>>;

const nothing: EventNews = { open: 0, begun: 0, cards: 0, scanned: 0, first: 0 };

/** Returns the subscription that an ask wants; undefined for an ask that comes too late or has wrong keys. */
export function subscriptionOf({ at, endpoint, wanted }: TellingAsk, now: number): Subscription | undefined {
  if (Math.abs(now - at) > maxSkewMs) return undefined;
  if (!wanted) return { at, told: nothing };
  const { p256dh, auth, rabbit, seen } = wanted;
  const address = v.safeParse(pushAddressSchema, { endpoint, p256dh, auth });
  return address.success
    ? { at, address: address.output, ...(rabbit !== undefined && { rabbit }), told: seen }
    : undefined;
}

/** Returns the later of two states of a subscription, with the news of both: in any order, relays come to the same. */
export function merged(one: Subscription, other: Subscription): Subscription {
  const later = other.at > one.at || (other.at === one.at && !other.address) ? other : one;
  return { ...later, told: mergedNews(one.told, other.told) };
}

/** Returns true once a subscription is to be forgotten, whatever became of its event. */
export const isOutdated = ({ at }: Subscription, now: number): boolean => at + lifeMs < now;

/** Returns the seconds that are left of a subscription's life, at least one. */
export const secondsLeft = ({ at }: Subscription, now: number): number =>
  Math.max(1, Math.ceil((at + lifeMs - now) / 1000));

/** Returns the kinds of news that a phone has to get. After the end of an event, only the win is news. */
export function dueNews({ told }: Subscription, news: EventNews, phase: EventInfo['phase']): NewsKind[] {
  return newsKinds.filter((kind) => news[kind] > told[kind] && (phase !== 'ended' || kind === 'first'));
}

/** Returns the name of a subscription that has ended, which makes room for another one; undefined where each phone is to get messages. */
export function endedOf(subscriptions: ReadonlyMap<string, Subscription>): string | undefined {
  for (const [id, { address }] of subscriptions) if (!address) return id;
  return undefined;
}
