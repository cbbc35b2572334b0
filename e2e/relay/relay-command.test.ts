import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mqtt from 'mqtt';
import { makePushSubscriber, type PushService, startPushService } from '../../localnet/src';
import { certificateFor } from '../../localnet/src/lan/certificate';
import { eventually } from '../../localnet/src/testing/eventually';
import { endAll, runNetwork, withDemoEvent } from '../../localnet/src/testing/network-process';
import { programOf } from '../../localnet/src/testing/program';
import { temporaryFolder } from '../../localnet/src/testing/temporary-folder';
import {
  answerTopic,
  askTopic,
  followInfo,
  importRelayKey,
  openAnswer,
  sealAsk,
  subscriptionIdOf,
} from '../../processes/rabbit/client';
import type { ProcessId } from '../../shared/src/arweave';
import { followTopic } from '../../shared/src/reading';
import { isTaken } from '../../tools/run/port.mjs';
import { runMosquitto } from '../beacon/mosquitto';
import { freePort } from '../support/free-port';

const cli = programOf(fileURLToPath(new URL('../../relay/src/cli.ts', import.meta.url)));
const folder = temporaryFolder();
const relayPassword = 'of this test';
const login = { username: 'relay', password: relayPassword };
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await endAll();
});

/** Runs the relay's command in a process of its own, which trusts a certificate. */
function runRelay(args: readonly string[], certificateFile = '') {
  const environment = {
    RELAY_BROKER_USERNAME: login.username,
    RELAY_BROKER_PASSWORD: login.password,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [...cli.options, cli.file, ...args], {
    env: { ...process.env, ...environment },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const closed = once(child, 'close');
  undo.push(() => child.exitCode ?? child.kill('SIGKILL'));
  return {
    output,
    says: (pattern: RegExp) => eventually(async () => expect(output.out).toMatch(pattern)),
    end: async (signal?: NodeJS.Signals) => {
      if (signal) child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** Runs a network without a relay, which can be started again. */
async function startNetwork(...first: readonly string[]) {
  const data = await withDemoEvent(folder());
  const again = (...more: readonly string[]) =>
    runNetwork('--no-relay', '--relay-password', relayPassword, '--data', data, ...more);
  return { ...(await again(...first)), again };
}

/** Follows the event of a network as a phone that trusts a relay does, and counts what it hears of it. */
async function follow(
  url: string,
  relay: ReturnType<typeof runRelay>,
  openTopic: Parameters<typeof followInfo>[1],
) {
  const [, entry = ''] = /"relay": (\{.*\})/.exec(relay.output.out) ?? [];
  const { events } = await (await fetch(`${url}network.json`)).json();
  const event = events[0].process as ProcessId;
  const named = JSON.parse(entry);
  let heard = 0;
  const stop = followInfo({ process: event, relay: { ...named, broker: [named.broker] } }, openTopic)?.(
    () => {
      heard += 1;
    },
    () => undefined,
  );
  undo.push(() => stop?.());
  return { event, heard: () => heard, key: named.key as string };
}

/** Asks the relays of an event for its news, of which a phone has seen nothing, and notes what they answer and what comes. */
async function askToBeTold(broker: mqtt.MqttClient, event: ProcessId, key: string, service: PushService) {
  const endpoint = service.subscribe(key);
  const { keys, open } = await makePushSubscriber();
  const topic = answerTopic(event, await subscriptionIdOf(endpoint));
  const relayKey = await importRelayKey(key);
  const states: (string | undefined)[] = [];
  broker.on('message', async (of, payload) => {
    if (of === topic) states.push((await openAnswer(payload.toString(), event, relayKey))?.state);
  });
  await broker.subscribeAsync(topic, { qos: 1 });
  const wanted = { ...keys, seen: { open: 0, begun: 0 } };
  const ask = await sealAsk({ at: Date.now(), endpoint, wanted }, event, key);
  await broker.publishAsync(askTopic(event), ask, { qos: 1 });
  return {
    states,
    told: async () => {
      const texts = await Promise.all(service.deliveries.map(({ message }) => open(message)));
      return texts.map((text): string => JSON.parse(text).kind);
    },
  };
}

it('goes on after the network with its broker was killed, and ends at a signal', async () => {
  // A port that stays free while the network is down.
  const port = String(await freePort());
  const network = await startNetwork('--port', port);
  const broker = `ws://127.0.0.1:${port}/mqtt`;
  const relay = runRelay([
    ...['--network', network.url, '--broker', broker],
    ...['--key', join(folder(), 'relay-key.json'), '--reads-apart', '0.25'],
  ]);
  await relay.says(/Relaying .* to ws:/);
  const { heard } = await follow(network.url, relay, followTopic);
  await eventually(async () => expect(heard()).toBeGreaterThan(0));

  await network.end('SIGKILL');
  await relay.says(/The broker can not be reached/);
  const before = heard();
  await network.again('--port', port);
  await relay.says(/The broker is back/);
  await eventually(async () => expect(heard()).toBeGreaterThan(before));
  expect(await relay.end('SIGTERM')).toBe(0);
  expect(relay.output.err).toBe('');
});

/** Runs Mosquitto with the configuration for a real event, on a port of loopback. */
async function startBroker() {
  const { cert, key } = await certificateFor('127.0.0.1', undefined);
  const port = await freePort();
  const service = new URL('../../relay/service/', import.meta.url);
  const broker = await runMosquitto(
    async (place) => {
      await writeFile(join(place, 'relay-certificate.pem'), cert);
      await writeFile(join(place, 'relay-certificate-key.pem'), key);
      await copyFile(new URL('rights', service), join(place, 'relay-rights'));
      const passwords = join(place, 'relay-passwords');
      execFileSync('mosquitto_passwd', ['-c', '-b', passwords, login.username, login.password]);
      const configuration = await readFile(new URL('mosquitto.conf', service), 'utf8');
      // Debian's Mosquitto has no WebSockets.
      const [ofRelay = ''] = configuration.split('# For phones');
      return ofRelay
        .replaceAll('/etc/mosquitto', place)
        .replace('listener 8883', `listener ${port} 127.0.0.1`);
    },
    () => isTaken(port),
  );
  undo.push(broker.stop);
  return {
    url: `mqtts://127.0.0.1:${port}`,
    certificate: cert,
    file: join(broker.folder, 'relay-certificate.pem'),
  };
}

it('publishes over TLS where only relays may, tells phones, and is relieved by a second one, which tells nobody twice', async () => {
  const service = await startPushService();
  undo.push(service.stop);
  const network = await startNetwork();
  const broker = await startBroker();
  const options = [
    ...['--network', network.url, '--broker', broker.url, '--key', join(folder(), 'relay-key.json')],
    ...['--reads-apart', '0.25', '--health', '0', '--push-service', service.origin],
  ];
  const start = async () => {
    const relay = runRelay(options, broker.file);
    await relay.says(/Relaying .* to mqtts:/);
    const [, url = ''] = /health: (\S+)health/.exec(relay.output.out) ?? [];
    const health = async () => (await fetch(`${url}health`)).json();
    const counted = async (pattern: RegExp) => {
      const metrics = await (await fetch(`${url}metrics`)).text();
      return Number(pattern.exec(metrics)?.[1] ?? 0);
    };
    const reads = () => counted(/reads_total\{outcome="answered"\} (\d+)/);
    const phones = () => counted(/_phones (\d+)/);
    return { ...relay, url, health, reads, phones };
  };
  const first = await start();
  expect((await fetch(`${first.url}else`)).status).toBe(404);

  const stranger = await mqtt.connectAsync(broker.url, { protocolVersion: 5, ca: broker.certificate });
  undo.push(() => stranger.endAsync(true));
  const { event, heard, key } = await follow(network.url, first, (_, topic, { onMessage }) => {
    stranger.on('message', (of, payload) => (of === topic ? onMessage(payload.toString()) : undefined));
    stranger.subscribe(topic);
    return () => undefined;
  });
  await eventually(async () => expect(heard()).toBeGreaterThan(0));
  await expect(
    stranger.publishAsync(`rainbow-rabbit/${event}/info`, 'rubbish', { qos: 1, retain: true }),
  ).rejects.toThrow('Not authorized');
  expect(await first.health()).toMatchObject({ status: 'ok', broker: 'connected', duty: 'reading' });

  const phone = await askToBeTold(stranger, event, key, service);
  await eventually(async () => expect(await phone.told()).toEqual(['open', 'begun']));
  expect(phone.states).toContain('on');

  const second = await start();
  await eventually(async () => expect((await second.health()).broker).toBe('connected'));
  const before = await first.reads();
  // The second one would have begun its reads by then.
  await eventually(async () => expect(await first.reads()).toBeGreaterThan(before + 60));
  expect(await second.health()).toMatchObject({ status: 'ok', duty: 'standing by', lastReadSeconds: null });
  expect(await second.reads()).toBe(0);
  await eventually(async () => expect(await second.phones()).toBe(1));
  await first.end('SIGKILL');
  await eventually(async () =>
    expect(await second.health()).toMatchObject({ status: 'ok', duty: 'reading' }),
  );
  const since = heard();
  await eventually(async () => expect(heard()).toBeGreaterThan(since + 10));
  expect(await phone.told()).toEqual(['open', 'begun']);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('given wrong arguments, says what is wrong and how it is used; asked for help, it prints it', async () => {
  const letter = join(folder(), 'letter.txt');
  await writeFile(letter, 'Dear rabbit');
  const network = ['--network', 'https://rabbit.example/'];
  const [without, withLetter, help] = [
    runRelay([]),
    runRelay([...network, '--key', letter]),
    runRelay(['--help']),
  ];
  expect(await without.end()).toBe(2);
  expect(without.output.err).toContain('--network is missing');
  expect(without.output.err).toContain('Usage: npm run relay --');
  expect(without.output.out).toBe('');
  expect(await withLetter.end()).toBe(2);
  expect(withLetter.output.err).toContain(`${letter} holds no key of a relay.`);
  expect(await readFile(letter, 'utf8')).toBe('Dear rabbit');
  expect(await help.end()).toBe(0);
  expect(help.output.out).toContain('--broker <url>');
});
