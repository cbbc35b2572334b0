import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseTicket, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import {
  admitTickets,
  configureEvent,
  openEvent,
  type ProcessPlace,
  readEventInfo,
  registerRabbit,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../../localnet/src/players/actor';
import {
  startTestNetwork,
  stopTestNetworks,
  testActor,
  toTags,
} from '../../localnet/src/testing/network-under-test';
import { testKeyring } from '../../localnet/src/testing/test-keyring';
import { treeRoot } from '../build/workspace';
import { runTickets } from './run-tickets';
import { readCards } from './testing/read-cards';

const reason = 'test';
const bytes = (size: number) => toBase64Url(new Uint8Array(size).fill(4));

let url: string;
let operator: Actor;
let event: ProcessPlace;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tickets-'));
  ({ url } = await startTestNetwork());
  operator = await testActor(url, 'owner');
  const process = await operator.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await operator.evaluate(process, processSource('rabbit'));
  event = { ao: operator.ao, process };
  const settings = { slug: 'party', name: 'Garden Party', contactKey: bytes(65) };
  await configureEvent(event, { reason, ...settings }, operator);
  await openEvent(event, { reason }, operator);
  for (const name of ['owner', 'visitor']) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(await testKeyring.wallet(name)));
  }
});
afterAll(async () => {
  await stopTestNetworks();
  await rm(folder, { recursive: true });
});

const ofEvent = (args: readonly string[]) => ['--app', url, '--process', event.process, ...args];

/** Runs the tool for the event of this test. */
const run = (...args: string[]) => runTool(ofEvent(args));

/** Runs the tool in this process, which saves its start. */
async function runTool(args: readonly string[]): Promise<{ status: number; output: string }> {
  let output = '';
  const status = await runTickets(args, folder, {
    print: (line) => {
      output += `${line}\n`;
    },
    complain: (text) => {
      output += text;
    },
  });
  return { status, output };
}

/** Runs the tool for the event of this test as npm does. */
async function runCommand(...args: string[]): Promise<{ status: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/tickets/cli.ts', ...ofEvent(args)], {
    cwd: treeRoot,
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const [out, problems, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, output: out + problems };
}

/** Reads a sheet with a camera's eyes. Returns the tickets on its cards. */
async function ticketsOn(sheet: string): Promise<Ticket[]> {
  const cards = readCards(await readFile(path.join(folder, sheet), 'utf8'));
  return cards.map(({ link }) => parseTicket(link?.split('t=')[1] ?? '') as Ticket);
}

async function register(name: string, ticket: Ticket) {
  const visitor = await testActor(url, name);
  const chain = { chainAnchor: bytes(10), chainStart: slotOf(Date.now()), chainLength: 100 };
  const fields = { nickname: name, sealedContact: bytes(413), roleKey: bytes(65), ...chain, ticket };
  return await registerRabbit({ ao: visitor.ao, process: event.process }, fields, visitor);
}

it('makes a sheet whose cards admit players, once its batch was admitted by the staff', async () => {
  const { status, output } = await runCommand('--count', '3', '--out', 'a/b', '--keyfile', 'owner.json');
  expect([status, output]).toEqual([0, expect.stringContaining('Batch 1 is admitted')]);
  const sheet = 'a/b/party-batch-1.html';
  expect((await stat(path.join(folder, sheet))).mode & 0o777).toBe(0o600);
  const tickets = await ticketsOn(sheet);
  for (const { code, path: nodes } of tickets) {
    expect(output).not.toContain(code);
    expect(output).not.toContain(nodes);
  }
  const [first, second] = tickets as [Ticket, Ticket];
  expect(await register('visitor', second)).toMatchObject({ rabbit: 1, nickname: 'visitor' });
  await expect(register('stranger', second)).rejects.toMatchObject({ code: 'ticket.used' });
  await expect(register('stranger', { ...first, code: second.code })).rejects.toMatchObject({
    code: 'ticket.unknown',
  });
});

it('finds an event by its slug where the app lists it', async () => {
  const ao = { mode: 'legacy', mu: `${url}mu`, cu: `${url}cu` };
  const events = [{ slug: 'party', process: event.process, name: 'Garden Party' }];
  const network = JSON.stringify({ ao, gateway: './', explorer: './', events });
  const app = createServer((_, response) => response.end(network)).listen(0, '127.0.0.1');
  await once(app, 'listening');
  const place = `http://127.0.0.1:${(app.address() as AddressInfo).port}/`;
  const listed = ['--app', 'https://rabbit.example/', '--network', place, '--count', '1', '--out', 'listed'];
  const found = await runTool([...listed, '--slug', 'party']);
  const unknown = await runTool([...listed, '--slug', 'garden']);
  app.close();
  expect([found.status, found.output]).toEqual([0, expect.stringContaining(event.process)]);
  const [sheet = ''] = await readdir(path.join(folder, 'listed'));
  const [card] = readCards(await readFile(path.join(folder, 'listed', sheet), 'utf8'));
  expect(card?.link).toMatch(/^https:\/\/rabbit\.example\/#\/rabbit\/party\?t=[A-Z2-7]+$/);
  expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining('there are: party')]);
});

it('prints what the staff sign elsewhere, and never writes over a sheet', async () => {
  const { batches } = await readEventInfo(event, { maxAgeMs: 0 });
  const { status, output } = await run('--count', '2', '--language', 'ja');
  expect(status).toBe(0);
  const [, data] = /^ {2}data: (.*)$/m.exec(output) ?? [];
  const act = JSON.parse(data ?? '');
  expect(act).toEqual({ batch: batches + 1, root: expect.any(String), count: 2, reason: expect.any(String) });
  const again = await run('--count', '2', '--language', 'ja');
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('is there already')]);
  await admitTickets(event, act, operator);
  const [ticket] = await ticketsOn(`tickets/party-batch-${act.batch}.html`);
  expect(await register('late', ticket as Ticket)).toMatchObject({ nickname: 'late' });
});

it.each([
  [
    'a wallet that is not on the staff',
    ['--count', '1', '--keyfile', 'visitor.json'],
    'is not on the staff',
    1,
  ],
  ['a keyfile that is none', ['--count', '1', '--keyfile', 'broken.json'], 'is no keyfile', 1],
  ['a keyfile that is not there', ['--count', '1', '--keyfile', 'none.json'], "can't be read", 1],
  ['a network that is none', ['--count', '1', '--network', 'NETWORK/none/'], 'answers 404', 1],
  ['no count', [], 'Usage: npm run tickets', 2],
])('refuses %s in plain words, and writes nothing', async (_, args, words, code) => {
  await writeFile(path.join(folder, 'broken.json'), '{"d":"the secret');
  const before = await readdir(folder, { recursive: true });
  const { status, output } = await run(...args.map((arg) => arg.replace('NETWORK/', url)));
  expect([status, output]).toEqual([code, expect.stringContaining(words)]);
  expect(output).not.toContain('the secret');
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

it('ends with the code of its failure', async () => {
  const { status, output } = await runCommand();
  expect([status, output]).toEqual([2, expect.stringContaining('Usage: npm run tickets')]);
});
