import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventRelay, Network } from '@rainbow-rabbit/shared/network';
import { type DayFiles, openDayFiles } from './day-files';
import { startEventDay } from './event-day';
import { eventOfSlug, fetchNetworkPatiently } from './find-event';
import { urlOf, watchHealth } from './health';
import { parseRelayOptions, type RelayChoices, relayUsage } from './options';
import { openOutlets } from './outlets';
import { openRelayKey } from './relay-key';
import { relayMeetUps } from './relay-meet-ups';
import { createSettler } from './settler';
import { readTimeoutMs, startRelay } from './start-relay';
import { runMeetUpTelling, runTelling } from './telling';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Returns the day of an event of a network, whose reads may take longer than the relay's own. */
const dayOf = (process: ProcessId, network: Network, { secret, wallet }: DayFiles) =>
  startEventDay({
    place: { rabbit: { ao: createAoClient(network), process }, secret },
    wallet,
    gateways: network.gateways,
    community: network.community,
    report: say,
  });

/** The process for which a relay works, and the place of its line in `network.json`. */
interface Subject {
  process: ProcessId;
  name: string;
  relay?: EventRelay | undefined;
  place: string;
}

/** Returns what the choices name. @throws Error for an event that isn't listed, and for a network without communities */
function subjectOf(network: Network, { slug, isForCommunities }: RelayChoices): Subject {
  if (!isForCommunities) {
    const event = eventOfSlug(network, slug);
    if (network.refusedRelays?.includes(event.slug)) {
      say(`network.json describes the relay of ${event.slug} wrongly: phones do without it.`);
    }
    return { ...event, place: `in the entry of the event ${event.slug}` };
  }
  const { community: process, relay } = network;
  if (!process) throw new Error('network.json names no communities.');
  return { process, relay, name: 'the communities', place: 'beside "community"' };
}

/** Relays an event, or notifies phones of meet-ups, until a signal stops it. @throws Error that says what is wrong */
async function run(choices: RelayChoices): Promise<void> {
  const { networkUrl, keyFile, readsApartMs, isForCommunities } = choices;
  const key = await openRelayKey(keyFile);
  const dayFiles = choices.day && (await openDayFiles(choices.day, say));
  const network = await fetchNetworkPatiently(networkUrl, say);
  const { process: subject, name, relay, place } = subjectOf(network, choices);
  const brokers = choices.brokers ?? relay?.broker;
  if (!brokers) throw new Error(`network.json names no relay for ${name}: give --broker.`);
  if (relay?.key !== key.publicKey) {
    say(`No phone trusts this relay until network.json has, ${place}:`);
    say(
      `  "relay": ${JSON.stringify({ broker: brokers.length > 1 ? brokers : brokers[0], key: key.publicKey })}`,
    );
  }
  const { RELAY_BROKER_USERNAME: username, RELAY_BROKER_PASSWORD: password } = process.env;
  const outlets = await openOutlets(brokers, { process: subject, key, username, password, report: say });
  const { isOnDuty } = outlets;
  const health = watchHealth({ ...outlets, readsApartMs });
  const { onRead } = health;
  const server = choices.health && (await health.serve(choices.health));
  if (server) say(`Its health: ${urlOf(server)}health`);
  const ao = createAoClient(network, { timeoutMs: readTimeoutMs });
  const telling = {
    ...{ process: subject, key, app: networkUrl, services: choices.pushServices, outlets, report: say },
    file: `${keyFile}.phones`,
  };
  const reads = { ao, process: subject, isOnDuty, onRead, report: say, readsApartMs };
  const tellOfMeetUps = async () => {
    const teller = await runMeetUpTelling(telling);
    health.countPhones(teller.phones);
    const stop = relayMeetUps({ ...reads, onMeetUps: (meetUps) => void teller.hearMeetUps(meetUps) });
    return [stop, teller.stop];
  };
  const relayEvent = async () => {
    const day = dayFiles && dayOf(subject, network, dayFiles);
    const teller = await runTelling(telling);
    health.countPhones(teller.phones);
    const stop = startRelay({
      ...reads,
      privateKey: key.privateKey,
      publish: (message) => {
        health.onPublish();
        outlets.publish(message);
      },
      onEvent: (info) => {
        day?.hear(info);
        void teller.hearEvent(info);
      },
      onPlayer: teller.hearPlayer,
      settle: createSettler(ao, subject),
    });
    return [stop, () => day?.stop(), teller.stop];
  };
  const ends = await (isForCommunities ? tellOfMeetUps() : relayEvent());
  say(`Relaying ${name} to ${brokers.join(' and ')}. Stop with Ctrl-C.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  for (const end of ends) await end();
  server?.close();
  await outlets.close();
}

try {
  const choices = parseRelayOptions(process.argv.slice(2));
  if (choices) await run(choices);
  else say(relayUsage);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n\n${relayUsage}`);
  process.exitCode = 2;
}
