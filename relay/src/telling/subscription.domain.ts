import { meetUpBegun } from '@rainbow-rabbit/processes/community/client';
import {
  mergedNews,
  newsNumbersSchema,
  pushAddressSchema,
  rabbitIdSchema,
  type TellingAsk,
} from '@rainbow-rabbit/processes/rabbit/client';
import * as v from 'valibot';

/** A subscription is forgotten then, if all that it is about has not ended before, in milliseconds after its ask. */
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
  told: newsNumbersSchema,
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** A subscription whose phone is to get messages. */
export type OpenSubscription = Subscription & Required<Pick<Subscription, 'address'>>;

/** Returns the subscription that an ask wants; undefined for an ask that comes too late or has wrong keys. */
export function subscriptionOf({ at, endpoint, wanted }: TellingAsk, now: number): Subscription | undefined {
  if (Math.abs(now - at) > maxSkewMs) return undefined;
  if (!wanted) return { at, told: {} };
  const { p256dh, auth, rabbit, seen } = wanted;
  const address = v.safeParse(pushAddressSchema, { endpoint, p256dh, auth });
  return address.success
    ? { at, address: address.output, ...(rabbit !== undefined && { rabbit }), told: seen }
    : undefined;
}

/** Returns the later of two states of a subscription, with the news that it is about: in any order, relays come to the same. */
export function merged(one: Subscription, other: Subscription): Subscription {
  const isOtherLater = other.at > one.at || (other.at === one.at && !other.address);
  const [later, earlier] = isOtherLater ? [other, one] : [one, other];
  // The later ask says of which news; an ask that ends the messages says nothing of them.
  const told = Object.keys(later.told).length > 0 ? later.told : earlier.told;
  return { ...later, told: mergedNews(told, earlier.told) };
}

/** Returns true once a subscription is to be forgotten: by its age, or since its meet-ups have all begun. */
export function isOutdated({ at, told }: Subscription, now: number): boolean {
  const numbers = Object.values(told);
  return at + lifeMs < now || (numbers.length > 0 && numbers.every((value) => value === meetUpBegun));
}

/** Returns the seconds that are left of a subscription's life, at least one. */
export const secondsLeft = ({ at }: Subscription, now: number): number =>
  Math.max(1, Math.ceil((at + lifeMs - now) / 1000));

/** Returns the name of a subscription that has ended, which makes room for another one; undefined where each phone is to get messages. */
export function endedOf(subscriptions: ReadonlyMap<string, Subscription>): string | undefined {
  for (const [id, { address }] of subscriptions) if (!address) return id;
  return undefined;
}
