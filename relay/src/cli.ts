import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { openPublisher } from './broker-publisher';
import { eventOfSlug, fetchNetworkPatiently } from './find-event';
import { parseRelayOptions, type RelayChoices, relayUsage } from './options';
import { openRelayKey } from './relay-key';
import { createSettler } from './settler';
import { readTimeoutMs, startRelay } from './start-relay';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Relays an event until a signal stops it. @throws Error that says what is wrong */
async function relayEvent({ networkUrl, slug, keyFile, ...choices }: RelayChoices): Promise<void> {
  const { privateKey, publicKey } = await openRelayKey(keyFile);
  const network = await fetchNetworkPatiently(networkUrl, say);
  const event = eventOfSlug(network, slug);
  const broker = choices.broker ?? event.relay?.broker;
  if (broker === undefined) throw new Error(`network.json names no relay for ${event.slug}: give --broker.`);
  if (network.refusedRelays?.includes(event.slug)) {
    say(`network.json describes the relay of ${event.slug} wrongly: phones do without it.`);
  }
  if (event.relay?.key !== publicKey) {
    say(`No phone trusts this relay until network.json has, in the entry of the event ${event.slug}:`);
    say(`  "relay": ${JSON.stringify({ broker, key: publicKey })}`);
  }
  const { RELAY_BROKER_USERNAME: username, RELAY_BROKER_PASSWORD: password } = process.env;
  const publisher = openPublisher({ url: broker, username, password, report: say });
  const ao = createAoClient(network, { timeoutMs: readTimeoutMs });
  const stop = startRelay({
    ao,
    process: event.process,
    privateKey,
    publish: publisher.publish,
    report: say,
    settle: createSettler(ao, event.process),
    readsApartMs: choices.readsApartMs,
  });
  say(`Relaying ${event.name} to ${broker}. Stop with Ctrl-C.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  stop();
  await publisher.close();
}

try {
  const choices = parseRelayOptions(process.argv.slice(2));
  if (choices) await relayEvent(choices);
  else say(relayUsage);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n\n${relayUsage}`);
  process.exitCode = 2;
}
