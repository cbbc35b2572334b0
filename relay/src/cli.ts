import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Network } from '@rainbow-rabbit/shared/network';
import { type DayFiles, openDayFiles } from './day-files';
import { startEventDay } from './event-day';
import { eventOfSlug, fetchNetworkPatiently } from './find-event';
import { urlOf, watchHealth } from './health';
import { parseRelayOptions, type RelayChoices, relayUsage } from './options';
import { openOutlets } from './outlets';
import { openRelayKey } from './relay-key';
import { createSettler } from './settler';
import { readTimeoutMs, startRelay } from './start-relay';
import { runTelling } from './telling';

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

/** Relays an event until a signal stops it. @throws Error that says what is wrong */
async function relayEvent({ networkUrl, slug, keyFile, ...choices }: RelayChoices): Promise<void> {
  const key = await openRelayKey(keyFile);
  const dayFiles = choices.day && (await openDayFiles(choices.day, say));
  const network = await fetchNetworkPatiently(networkUrl, say);
  const event = eventOfSlug(network, slug);
  const brokers = choices.brokers ?? event.relay?.broker;
  if (!brokers) throw new Error(`network.json names no relay for ${event.slug}: give --broker.`);
  if (network.refusedRelays?.includes(event.slug)) {
    say(`network.json describes the relay of ${event.slug} wrongly: phones do without it.`);
  }
  if (event.relay?.key !== key.publicKey) {
    say(`No phone trusts this relay until network.json has, in the entry of the event ${event.slug}:`);
    say(
      `  "relay": ${JSON.stringify({ broker: brokers.length > 1 ? brokers : brokers[0], key: key.publicKey })}`,
    );
  }
  const { RELAY_BROKER_USERNAME: username, RELAY_BROKER_PASSWORD: password } = process.env;
  const outlets = await openOutlets(brokers, { event: event.process, key, username, password, report: say });
  const health = watchHealth({ ...outlets, readsApartMs: choices.readsApartMs });
  const server = choices.health && (await health.serve(choices.health));
  if (server) say(`Its health: ${urlOf(server)}health`);
  const ao = createAoClient(network, { timeoutMs: readTimeoutMs });
  const day = dayFiles && dayOf(event.process, network, dayFiles);
  const telling = await runTelling({
    ...{ event: event.process, key, app: networkUrl, services: choices.pushServices, outlets, report: say },
    file: `${keyFile}.phones`,
  });
  const stop = startRelay({
    ao,
    process: event.process,
    privateKey: key.privateKey,
    publish: (message) => {
      health.onPublish();
      outlets.publish(message);
    },
    isOnDuty: outlets.isOnDuty,
    onRead: health.onRead,
    onEvent: (info) => {
      day?.hear(info);
      void telling.hearEvent(info);
    },
    onPlayer: telling.hearPlayer,
    report: say,
    settle: createSettler(ao, event.process),
    readsApartMs: choices.readsApartMs,
  });
  say(`Relaying ${event.name} to ${brokers.join(' and ')}. Stop with Ctrl-C.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  stop();
  await day?.stop();
  await telling.stop();
  server?.close();
  await outlets.close();
}

try {
  const choices = parseRelayOptions(process.argv.slice(2));
  if (choices) await relayEvent(choices);
  else say(relayUsage);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n\n${relayUsage}`);
  process.exitCode = 2;
}
