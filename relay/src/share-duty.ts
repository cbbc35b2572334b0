import { importRelayKey } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type Heartbeat, heartbeatTopic, openHeartbeat, signHeartbeat } from './heartbeat';
import type { RelayKey } from './relay-key';
import type { RelayLink } from './relay-link';

/** The time between two heartbeats, in milliseconds. */
const beatMs = 5000;

/** After a connection a relay listens for so long before it takes the work, in milliseconds. */
const listenMs = 2 * beatMs;

/** A relay that isn't heard for so long is gone, in milliseconds: less than the age that snapshots may have. */
const silenceMs = 25_000;

/** A heartbeat is good for so long; clocks of relays may differ by as much. Older ones can be posted again by anybody. */
const maxSkewMs = 60_000;

/** Messages that are opened between two heartbeats: on an open broker, strangers may publish rubbish. */
const maxOpened = 20;

interface DutyOptions {
  event: ProcessId;
  /** The key that all relays of the event have. */
  key: RelayKey;
  link: Pick<RelayLink, 'hear' | 'tell' | 'onConnect' | 'isConnected'>;
}

/** Returns true when the work is another run's before it is one's own: the earlier run has it. */
const comesBefore = (other: Heartbeat, own: Omit<Heartbeat, 'time'>): boolean =>
  other.since < own.since || (other.since === own.since && other.instance < own.instance);

/**
 * Shares the work for an event with other relays that have the same key: the earliest run does it all, and the next one takes
 * over when it falls silent. Without a broker nobody works, since nobody would hear it.
 */
export async function shareDuty({ event, key, link }: DutyOptions) {
  const verifying = await importRelayKey(key.publicKey);
  const instance = crypto.randomUUID();
  const own = { event, instance, since: Date.now() };
  let listensSince = Number.POSITIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let opened = 0;
  const beat = async () => {
    opened = 0;
    if (link.isConnected()) {
      link.tell(heartbeatTopic(event), await signHeartbeat({ ...own, time: Date.now() }, key.privateKey));
    }
  };
  link.onConnect(() => {
    listensSince = performance.now();
    void beat();
  });
  link.hear(heartbeatTopic(event), async (text) => {
    opened += 1;
    const other = opened <= maxOpened ? await openHeartbeat(text, { event, key: verifying }) : undefined;
    if (!other || Math.abs(Date.now() - other.time) > maxSkewMs) return;
    if (other.instance !== instance && comesBefore(other, own)) heardAt = performance.now();
  });
  const timer = setInterval(() => void beat(), beatMs);
  /** Returns the time at which this relay has to begin as far as is known, in milliseconds of `performance.now()`. */
  const begins = () => Math.max(listensSince + listenMs, heardAt + silenceMs);
  return {
    begins,
    /** Returns true while this relay has to do the work. */
    isOnDuty: (): boolean => link.isConnected() && performance.now() >= begins(),
    stop: () => clearInterval(timer),
  };
}
