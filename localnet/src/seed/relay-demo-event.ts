import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import {
  createSettler,
  importRelayKeyPair,
  type RelayMessage,
  readTimeoutMs,
  relayMeetUps,
  runMeetUpTelling,
  runTelling,
  startRelay,
} from '@rainbow-rabbit/relay';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry, EventRelay } from '@rainbow-rabbit/shared/network';
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

/** Returns what relays of this network have in common. */
async function demoRelay(process: ProcessId, { keyring, url, ao: mode, broker, report }: RelayPlace) {
  const key = await importRelayKeyPair(await keyring.contactKey('relay'));
  const ao = createAoClient(
    { ao: mode === 'hyperbeam' ? { mode, node: url } : { mode, mu: `${url}mu`, cu: `${url}cu` } },
    { timeoutMs: readTimeoutMs },
  );
  const publish = ({ topic, text, expirySeconds }: RelayMessage) =>
    broker.publishRetained(topic, text, expirySeconds);
  const outlets = { publish, hear: broker.hear.bind(broker), isOnDuty: () => true };
  return {
    reads: { ao, process, report },
    publish,
    privateKey: key.privateKey,
    telling: { process, key, app: url, report, outlets },
    named: { broker: [brokerPath.slice(1)], key: key.publicKey },
  };
}

/**
 * Starts a relay for the first of the events inside this process.
 * @returns the events, with the relay's broker and key for `network.json`, and the undo
 */
export async function relayDemoEvent(
  [event, ...others]: readonly EventEntry[],
  place: RelayPlace,
): Promise<{ events: EventEntry[]; stop: () => Promise<void> }> {
  if (!event) return { events: [], stop: async () => undefined };
  const { reads, publish, privateKey, telling: options, named } = await demoRelay(event.process, place);
  const telling = await runTelling(options);
  const stopReading = startRelay({
    ...reads,
    privateKey,
    publish,
    onEvent: (info) => void telling.hearEvent(info),
    onPlayer: telling.hearPlayer,
    settle: createSettler(reads.ao, event.process),
  });
  const stop = async () => {
    stopReading();
    await telling.stop();
  };
  return { events: [{ ...event, relay: named }, ...others], stop };
}

/**
 * Starts a relay that notifies phones of the communities' meet-ups inside this process.
 * @returns its broker and key for `network.json`, and the undo
 */
export async function relayDemoMeetUps(
  community: ProcessId,
  place: RelayPlace,
): Promise<{ relay: EventRelay; stop: () => Promise<void> }> {
  const { reads, telling: options, named } = await demoRelay(community, place);
  const telling = await runMeetUpTelling(options);
  const onMeetUps = (meetUps: readonly MeetUp[]) => void telling.hearMeetUps(meetUps);
  const stopReading = relayMeetUps({ ...reads, onMeetUps, readsApartMs: 60_000 });
  const stop = async () => {
    stopReading();
    await telling.stop();
  };
  return { relay: named, stop };
}
