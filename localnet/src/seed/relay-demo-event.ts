import {
  createSettler,
  importRelayKeyPair,
  type RelayMessage,
  readTimeoutMs,
  runTelling,
  startRelay,
} from '@rainbow-rabbit/relay';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { type AoMode, brokerPath } from '../app/network-route';
import type { Broker } from '../broker/broker';
import type { Keyring } from '../data/keyring';

interface RelayPlace {
  keyring: Keyring;
  /** URL of the local network on loopback, with a slash at its end. */
  url: string;
  /** The kind of units that it reads. */
  ao: AoMode;
  broker: Broker;
  report: (problem: string) => void;
}

/**
 * Starts a relay for the first of the events inside this process.
 * @returns the events, with the relay's broker and key for `network.json`, and the undo
 */
export async function relayDemoEvent(
  [event, ...others]: readonly EventEntry[],
  { keyring, url, ao: mode, broker, report }: RelayPlace,
): Promise<{ events: EventEntry[]; stop: () => Promise<void> }> {
  if (!event) return { events: [], stop: async () => undefined };
  const key = await importRelayKeyPair(await keyring.contactKey('relay'));
  const ao = createAoClient(
    { ao: mode === 'hyperbeam' ? { mode, node: url } : { mode, mu: `${url}mu`, cu: `${url}cu` } },
    { timeoutMs: readTimeoutMs },
  );
  const publish = ({ topic, text, expirySeconds }: RelayMessage) =>
    broker.publishRetained(topic, text, expirySeconds);
  const telling = await runTelling({
    ...{ event: event.process, key, app: url, report },
    outlets: { publish, hear: broker.hear.bind(broker), isOnDuty: () => true },
  });
  const stopReading = startRelay({
    ao,
    process: event.process,
    privateKey: key.privateKey,
    publish,
    onEvent: (info) => void telling.hearEvent(info),
    onPlayer: telling.hearPlayer,
    report,
    settle: createSettler(ao, event.process),
  });
  const relay = { broker: [brokerPath.slice(1)], key: key.publicKey };
  const stop = async () => {
    stopReading();
    await telling.stop();
  };
  return { events: [{ ...event, relay }, ...others], stop };
}
