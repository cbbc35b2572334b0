import { appendFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import {
  endAll,
  type NetworkProcess,
  runNetwork,
  runNetworkWithin,
  withTestKeys,
} from './testing/network-process';
import { post, signedItem, testActor, toTags } from './testing/network-under-test';
import { temporaryFolder } from './testing/temporary-folder';

const data = temporaryFolder();
afterEach(() => endAll());

const kills = 4;
const notesAtOnce = 30;

const recorder = `
  Log = Log or {}
  local json = require('json')
  Handlers.add('Note', 'Note', function(msg) table.insert(Log, msg.Data:match('^%S+')) end)
  Handlers.add('Log', 'Log', function(msg) msg.reply({ Action = 'Log', Data = json.encode(Log) }) end)
`;

async function spawnRecorder(url: string): Promise<ProcessId> {
  const owner = await testActor(url, 'owner');
  const process = await owner.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await owner.evaluate(process, recorder);
  return process;
}

async function notes(url: string, process: ProcessId): Promise<string[]> {
  const log = await (await testActor(url, 'someone')).ask(process, 'Log');
  return Array.isArray(log) ? log.map(String) : [];
}

/** Posts a note and stores it; returns the status of both, or undefined when the network has gone. */
async function keep(url: string, target: string, text: string): Promise<number[] | undefined> {
  const items = [
    await signedItem('someone', { target, tags: { Action: 'Note' }, data: text }),
    await signedItem('someone', { data: text }),
  ];
  const answers = items.map(({ bytes }, index) => post(url, index === 0 ? 'mu' : 'tx', bytes));
  return await Promise.all(answers).then(
    (all) => all.map(({ status }) => status),
    () => undefined,
  );
}

/** Kills a network at a random moment while notes come in; returns those that it acknowledged. */
async function killUnderLoad(network: NetworkProcess, process: ProcessId, random: SeededRandom, run: number) {
  const acknowledged: string[] = [];
  const killAt = random.upTo(notesAtOnce);
  const turns = random.upTo(200);
  const posts = Array.from({ length: notesAtOnce }, async (_, index) => {
    const text = `${run}-${index}`;
    const statuses = await keep(network.url, process, `${text} ${'x'.repeat(random.upTo(20_000))}`);
    if (statuses?.[0] === 202) acknowledged.push(text);
    if (acknowledged.length !== killAt) return;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await network.end('SIGKILL');
  });
  await Promise.all(posts);
  await network.end('SIGKILL');
  return acknowledged;
}

it(`loses nothing acknowledged in ${kills} kills at random moments, with torn tails between`, async () => {
  const folder = await withTestKeys(data());
  let network = await runNetwork('--bare', '--data', folder);
  const process = await spawnRecorder(network.url);
  const acknowledged: string[] = [];
  for (let seed = 1; seed <= kills; seed += 1) {
    const random = seededRandom(seed);
    acknowledged.push(...(await killUnderLoad(network, process, random, seed)));
    const torn = Buffer.alloc(random.upTo(40), random.upTo(256));
    if (random.chance(0.5)) await appendFile(join(folder, 'ledger.log'), torn);
    network = await runNetwork('--bare', '--data', folder);
    const kept = await notes(network.url, process);
    expect([seed, kept]).toEqual([seed, expect.arrayContaining(acknowledged)]);
    expect([seed, new Set(kept).size]).toEqual([seed, kept.length]);
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
});

it('acknowledges nothing that a real full disk did not take, and has the rest after a kill', async () => {
  const folder = await withTestKeys(data());
  const limitBytes = 2 * 1024 ** 2;
  const full = await runNetworkWithin(limitBytes, '--bare', '--data', folder);
  const process = await spawnRecorder(full.url);
  const texts = Array.from({ length: 50 }, (_, index) => `note-${index}`);
  const statuses = await Promise.all(
    texts.map((text) => keep(full.url, process, `${text} ${'x'.repeat(30_000)}`)),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200, 202, 503]));
  expect(await full.says(/ledger\.log can't be written.*/)).toBeTruthy();
  await full.end('SIGKILL');
  expect((await stat(join(folder, 'ledger.log'))).size).toBeLessThanOrEqual(limitBytes);

  const again = await runNetwork('--bare', '--data', folder);
  const acknowledged = texts.filter((_, index) => statuses[index]?.[0] === 202);
  expect((await notes(again.url, process)).toSorted()).toEqual(acknowledged.toSorted());
});
