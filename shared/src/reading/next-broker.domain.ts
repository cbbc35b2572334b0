import { nextDelayMs } from './reading';

/** The place in a list of brokers that a page is at, and the brokers in a row that were of no use. */
export interface BrokerTries {
  place: number;
  failures: number;
}

/** The wait after all brokers of a list failed; it doubles up to eight times as long. */
const reconnectMs = 4000;

/** Within this time a page goes on to the next broker of the list, at a moment of its own, since a whole venue does (docs/product 9.267). */
const spreadMs = 1000;

/**
 * Returns the tries after one more broker was of no use, the wait before the next one, and true for a list that was tried to its end.
 * @param random from 0 to 1
 */
export function nextBroker({ place, failures }: BrokerTries, brokers: number, random: number) {
  const tries: BrokerTries = { place: (place + 1) % brokers, failures: failures + 1 };
  const isLast = tries.failures % brokers === 0;
  const rounds = tries.failures / brokers - 1;
  return { tries, isLast, waitMs: isLast ? nextDelayMs(reconnectMs, rounds, random) : random * spreadMs };
}
