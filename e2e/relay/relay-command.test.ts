import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { demoPlayers } from '../../localnet/src/seed/demo-players';
import { eventually } from '../../localnet/src/testing/eventually';
import { endAll, runNetwork, withTestKeys } from '../../localnet/src/testing/network-process';
import { temporaryFolder } from '../../localnet/src/testing/temporary-folder';
import { followInfo } from '../../processes/rabbit/client';
import type { ProcessId } from '../../shared/src/arweave';
import { followTopic } from '../../shared/src/reading';

const cli = fileURLToPath(new URL('../../relay/src/cli.ts', import.meta.url));
const typeScriptLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const folder = temporaryFolder();
const relayPassword = 'of this test';
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await endAll();
});

/** Runs the relay's command in a process of its own. */
function runRelay(...args: readonly string[]) {
  const login = { RELAY_BROKER_USERNAME: 'relay', RELAY_BROKER_PASSWORD: relayPassword };
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    ['--import', typeScriptLoader, cli, ...args],
    { env: { ...process.env, ...login } },
  );
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

it('goes on after its broker and its unit were killed, and ends at a signal', async () => {
  const people = demoPlayers.map(({ nickname }) => `player-${nickname.toLowerCase()}`);
  const data = await withTestKeys(folder(), 'operator', ...people);
  const network = await runNetwork('--no-relay', '--relay-password', relayPassword, '--data', data);
  const { port } = new URL(network.url);
  const broker = `ws://127.0.0.1:${port}/mqtt`;
  const relay = runRelay(
    '--network',
    network.url,
    '--broker',
    broker,
    '--key',
    join(folder(), 'relay-key.json'),
    '--reads-apart',
    '0.25',
  );
  await relay.says(/Relaying .* to ws:/);
  const [, entry = ''] = /"relay": (\{.*\})/.exec(relay.output.out) ?? [];
  const { events } = await (await fetch(`${network.url}network.json`)).json();
  const follow = followInfo(
    { process: events[0].process as ProcessId, relay: JSON.parse(entry) },
    followTopic,
  );
  let heard = 0;
  undo.push(
    follow?.(
      () => {
        heard += 1;
      },
      () => undefined,
    ) ?? (() => undefined),
  );
  await eventually(async () => expect(heard).toBeGreaterThan(0));

  await network.end('SIGKILL');
  await relay.says(/The broker can not be reached/);
  await relay.says(/can not be read/);
  const before = heard;
  await runNetwork('--no-relay', '--relay-password', relayPassword, '--data', data, '--port', port);
  await relay.says(/The broker is back/);
  await relay.says(/can be read again/);
  await eventually(async () => expect(heard).toBeGreaterThan(before));
  expect(await relay.end('SIGTERM')).toBe(0);
  expect(relay.output.err).toBe('');
});

it('given wrong arguments, says what is wrong and how it is used; asked for help, it prints it', async () => {
  const letter = join(folder(), 'letter.txt');
  await writeFile(letter, 'Dear rabbit');
  const network = ['--network', 'https://rabbit.example/'];
  const [without, withLetter, help] = [runRelay(), runRelay(...network, '--key', letter), runRelay('--help')];
  expect(await without.end()).toBe(2);
  expect(without.output.err).toContain('--network is missing');
  expect(without.output.err).toContain('Usage: npx tsx relay/src/cli.ts');
  expect(without.output.out).toBe('');
  expect(await withLetter.end()).toBe(2);
  expect(withLetter.output.err).toContain(`${letter} holds no key of a relay.`);
  expect(await readFile(letter, 'utf8')).toBe('Dear rabbit');
  expect(await help.end()).toBe(0);
  expect(help.output.out).toContain('--broker <url>');
});
