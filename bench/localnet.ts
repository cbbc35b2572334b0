/**
 * Measures the cost of localnet as multiples of evaluating the same messages with the published loader (which copies
 * the whole memory in and out) in the same run: the engine alone, a message from posting to its result over HTTP, and
 * 200 messages of 20 wallets at once. Run: `npm run bench -- localnet [rounds]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor, type Localnet, startLocalnet } from '@rainbow-rabbit/localnet';
import {
  type AosMessage,
  AosProcess,
  aosEnvironment,
  aosMessage,
  bootMessage,
  ensureAosModule,
} from '@rainbow-rabbit/processes/aos';
import { createDataItem, generateKeyfile, keySigner, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { startStockProcess } from '../processes/aos/testing/stock-process';
import { judge, type Limit } from './judging/judge';
import { median } from './judging/median';
import { msOf } from './judging/ms-of';
import { howMany } from './judging/small';

/** The limits are about twice what was measured on an idle machine: 0.10, 0.18 and 0.10. */
const costLimit = (name: string, atMost: number, reason: string): Limit => ({
  name,
  unit: 'times the published loader',
  atMost,
  reason,
});
const engineLimit = costLimit(
  'live engine, one evaluation',
  0.25,
  'keeping the memory between messages must save copying it',
);
const messageLimit = costLimit(
  'network, one message from post to result',
  0.4,
  'signature, log, scheduler and HTTP may cost no more than the evaluation',
);
const crowdLimit = costLimit(
  'network, each of many at once',
  0.25,
  'writes to the disk are shared by messages that arrive together',
);

const rounds = Number(process.argv[2] ?? howMany(40, 1));
const wallets = howMany(20, 4);
const messagesAtOnce = howMany(200, 20);
const id = (letter: string) => letter.repeat(43);
const tagsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** A handler like those of the game: it reads JSON, changes a table and answers with JSON. */
const scoreboard = `
  local json = require('json')
  Scores = Scores or {}
  Handlers.add('Score', 'Score', function(msg)
    local points = json.decode(msg.Data).points
    Scores[msg.From] = (Scores[msg.From] or 0) + points
    ao.send({ Target = msg.From, Action = 'Scored', Data = json.encode({ total = Scores[msg.From] }) })
  end)`;

const scoreTags = tagsOf({ Action: 'Score' });
const scoreData = JSON.stringify({ points: 5 });

/** Boots the same process in both engines, with the scoreboard. */
async function startEngines() {
  const module = await ensureAosModule();
  const env = aosEnvironment({ process: id('p'), owner: id('o'), module: module.id });
  const [live, stock] = [await AosProcess.start({ module, env }), await startStockProcess(module, env)];
  let nonce = 0;
  const message = (fields: Partial<AosMessage>) => {
    nonce += 1;
    return aosMessage(env, { Id: String(nonce).padStart(43, '0'), Nonce: nonce, ...fields });
  };
  const load = { Tags: tagsOf({ Action: 'Eval' }), Data: scoreboard };
  for (const engine of [live, stock]) {
    await engine.evaluate(bootMessage(env));
    const { Error: error } = await engine.evaluate(message(load));
    if (error) throw new Error(error);
  }
  const score = () => message({ From: id('f'), Owner: id('f'), Tags: scoreTags, Data: scoreData });
  return { live, stock, score };
}

/** The scoreboard on a network that keeps everything on disk. */
async function startNetwork(data: string) {
  const network = await startLocalnet({ data, port: 0, seed: false });
  const keyfiles = await Promise.all(Array.from({ length: wallets }, generateKeyfile));
  const signers = await Promise.all(keyfiles.map(keySigner));
  const owner = await createActor(network.url, keyfiles[0] ?? (await generateKeyfile()));
  const process = await owner.spawn(tagsOf({ Module: (await ensureAosModule()).id }));
  await owner.evaluate(process, scoreboard);
  const protocol = tagsOf({ 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: 'Message' });
  const sign = async (index: number) => {
    const signer = signers[index % wallets];
    if (!signer) throw new Error('There are no wallets');
    return await createDataItem(
      { target: process, tags: [...protocol, ...scoreTags], data: scoreData },
      signer,
    );
  };
  return { network, process, sign };
}

/** Posts a signed message and waits for its result. @throws Error when the network rejects it or it fails */
async function postAndGet({ url }: Localnet, process: ProcessId, item: { id: string; bytes: Uint8Array }) {
  const posted = await fetch(`${url}mu`, { method: 'POST', body: Buffer.from(item.bytes) });
  if (!posted.ok) throw new Error(await posted.text());
  const response = await fetch(`${url}cu/result/${item.id}?process-id=${process}`);
  const result = await response.json();
  if (result.Error || result.Messages.length !== 1) throw new Error(JSON.stringify(result));
}

const data = await mkdtemp(join(tmpdir(), 'bench-localnet-'));
const { live, stock, score } = await startEngines();
const { network, process: board, sign } = await startNetwork(data);
try {
  const times = {
    stock: [] as number[],
    live: [] as number[],
    network: [] as number[],
    atOnce: [] as number[],
  };
  // The kinds take turns, so that other work of the machine slows all alike.
  for (let round = 0; round < rounds; round += 1) {
    const item = await sign(round);
    times.stock.push(await msOf(() => stock.evaluate(score())));
    times.live.push(await msOf(() => live.evaluate(score())));
    times.network.push(await msOf(() => postAndGet(network, board, item)));
    if (round % 10 > 0) continue;
    const items = await Promise.all(Array.from({ length: messagesAtOnce }, (_, index) => sign(index)));
    const all = await msOf(() => Promise.all(items.map((one) => postAndGet(network, board, one))));
    times.atOnce.push(all / messagesAtOnce);
  }
  const baseline = median(times.stock);
  const line = (name: string, ms: number) =>
    console.log(`${name.padEnd(58)} ${ms.toFixed(2).padStart(7)} ms ${(ms / baseline).toFixed(2)} ×`);
  line('published loader, one evaluation', baseline);
  line('live engine, one evaluation', median(times.live));
  line('network, one message from post to result', median(times.network));
  line(`network, each of ${messagesAtOnce} at once from ${wallets} wallets`, median(times.atOnce));
  process.exitCode = judge([
    { limit: engineLimit, measured: median(times.live) / baseline },
    { limit: messageLimit, measured: median(times.network) / baseline },
    { limit: crowdLimit, measured: median(times.atOnce) / baseline },
  ]);
} finally {
  await Promise.all([live.stop(), network.stop()]);
  await rm(data, { recursive: true });
}
