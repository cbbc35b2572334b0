import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMe, slotOf, startEvent } from '@rainbow-rabbit/processes/rabbit/client';

import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { registerPlayer } from '../../localnet/src/players/player';
import { eventually } from '../../localnet/src/testing/eventually';
import {
  startTestNetwork,
  stopTestNetworks,
  testActor,
  testKeyring,
} from '../../localnet/src/testing/network-under-test';
import { earlierSource } from '../../processes/common/testing/planted-state';
import { treeRoot } from '../build/workspace';
import type { DeploySurroundings } from './deploy';
import { DeploymentUnderTest } from './testing/deployment-under-test';

const garden = { slug: 'garden', name: 'Garden Party', prize: 'A carrot', admission: 'open' };

const id = 's'.repeat(43);
const ids = { module: id, scheduler: id, authority: id };

const made: DeploymentUnderTest[] = [];
const network = { hyperbeam: '', legacy: '' };

beforeAll(async () => {
  network.hyperbeam = (await startTestNetwork({ ao: 'hyperbeam' })).url;
  network.legacy = (await startTestNetwork()).url;
});
afterAll(stopTestNetworks);
afterEach(() => Promise.all(made.splice(0).map((deployment) => deployment.remove())));

async function deploymentOn(url: string, content: object = { events: [garden] }) {
  const deployment = await DeploymentUnderTest.make(url, content);
  made.push(deployment);
  return deployment;
}

const deployedNetwork = ({ pathOf }: DeploymentUnderTest) =>
  parseNetwork(JSON.parse(readFileSync(pathOf('network.json'), 'utf8')), 'https://relative.invalid/');

/** Reads the actions of all messages of a process from the ledger. */
async function actionsOf(url: string, process: ProcessId): Promise<string[]> {
  const response = await fetch(`${url}su/${process}`);
  const { edges } = (await response.json()) as {
    edges: { node: { message: { tags: { name: string; value: string }[] } } }[];
  };
  return edges.map(({ node: { message } }) => {
    const { Action, Type } = Object.fromEntries(message.tags.map(({ name, value }) => [name, value]));
    return Action ?? Type ?? '';
  });
}

describe.each(['hyperbeam', 'legacy'] as const)('on a network of the kind %s', (mode) => {
  it('an event is made that people play, a second run sends nothing, and neither does a dry run', async () => {
    const url = network[mode];
    const deployment = await deploymentOn(url);
    const dry = await deployment.run(['--dry-run']);
    expect([dry.status, deployment.posts, existsSync(deployment.pathOf('garden.log.jsonl'))]).toEqual([
      0,
      [],
      false,
    ]);
    expect(dry.output).toMatch(/Messages to sign and send: 4, with \d+ bytes/);
    expect(await deployment.run()).toMatchObject({ status: 0 });

    const { ao, events } = deployedNetwork(deployment);
    const [event] = events;
    if (!event) throw new Error('network.json has no event');
    expect([ao.mode, event]).toMatchObject([mode, { slug: 'garden', name: 'Garden Party' }]);
    const { process } = event;
    const players = await Promise.all(
      ['one', 'two'].map(async (nickname) =>
        registerPlayer({ url, process, nickname, keyfile: await testKeyring.wallet(`player-${nickname}`) }),
      ),
    );
    const owner = await testActor(url, 'deployer');
    await startEvent({ ao: owner.ao, process }, { reason: 'test' }, owner);
    const [one, other] = players;
    if (!one || !other) throw new Error('nobody plays');
    expect(await one.scan(other, slotOf(Date.now()))).toMatchObject({ outcome: 'collected' });

    deployment.posts.splice(0);
    const before = await actionsOf(url, process);
    const again = await deployment.run([]);
    expect([again.status, again.output]).toEqual([
      0,
      expect.stringMatching(/^ {2}done +event garden: spawn/m),
    ]);
    expect([deployment.posts, await actionsOf(url, process)]).toEqual([[], before]);
  });
});

/** Reads from the ledger the processes that have a name. */
async function processesNamed(url: string, name: string): Promise<string[]> {
  const query = `{ transactions(first: 100, tags: [{ name: "Type", values: ["Process"] }, { name: "Name", values: ["${name}"] }]) { edges { node { id } } } }`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await response.json()) as {
    data: { transactions: { edges: { node: { id: string } }[] } };
  };
  return data.transactions.edges.map(({ node }) => node.id);
}

/** The surroundings of a run that ends at its first write of the log, or its first post, as if it was killed there. */
function deadly(
  kind: 'write' | 'post',
  isDone: boolean,
): Required<Pick<DeploySurroundings, 'append' | 'fetch'>> {
  let isDead = false;
  const assertAlive = () => {
    if (isDead) throw new Error('killed');
  };
  const dieAt = (one: typeof kind) => {
    isDead ||= kind === one;
    assertAlive();
  };
  return {
    append(file, text) {
      assertAlive();
      if (isDone) appendFileSync(file, text);
      dieAt('write');
      if (!isDone) appendFileSync(file, text);
    },
    async fetch(input, init) {
      assertAlive();
      if (init?.method !== 'POST') return await fetch(input, init);
      if (!isDone) dieAt('post');
      const response = await fetch(input, init);
      dieAt('post');
      return response;
    },
  };
}

it('killed before and after each write and each post, it ends in the same state, with no process twice', async () => {
  const url = network.hyperbeam;
  const deployment = await deploymentOn(url, { events: [{ ...garden, slug: 'killed' }] });
  let runs = 0;
  for (let status = 1; status !== 0; runs++) {
    for (const kind of ['write', 'post'] as const) await deployment.run(['--yes'], deadly(kind, false));
    ({ status } = await deployment.run(['--yes'], deadly(runs % 2 ? 'post' : 'write', true)));
    expect(runs).toBeLessThan(50);
  }
  const { events } = deployedNetwork(deployment);
  expect(await processesNamed(url, 'rabbit-killed')).toEqual([events[0]?.process]);
  expect(await actionsOf(url, events[0]?.process as ProcessId)).toEqual([
    'Process',
    'Eval',
    'Configure',
    'Open',
  ]);
});

it('a run that was killed by the system leaves nothing in the way of the next one', async () => {
  const url = network.hyperbeam;
  const deployment = await deploymentOn(url, { events: [{ ...garden, slug: 'struck' }] });
  const command = [
    '--import',
    'tsx',
    path.join(treeRoot, 'tools/deploy/cli.ts'),
    '--file',
    'garden.json',
    '--yes',
  ];
  const env = { ...process.env, INIT_CWD: deployment.folder };
  const running = spawn(process.execPath, command, { cwd: treeRoot, env, stdio: 'ignore' });
  const ended = once(running, 'exit');
  await eventually(async () => {
    expect(readFileSync(deployment.pathOf('garden.log.jsonl'), 'utf8')).toContain('"event struck: load"');
  });
  running.kill('SIGKILL');
  await ended;
  expect(await deployment.run()).toMatchObject({ status: 0 });
  const { events } = deployedNetwork(deployment);
  expect(await processesNamed(url, 'rabbit-struck')).toEqual([events[0]?.process]);
  expect(await actionsOf(url, events[0]?.process as ProcessId)).toEqual([
    'Process',
    'Eval',
    'Configure',
    'Open',
  ]);
});

it('newer code keeps the state of a live event, and older code is refused', async () => {
  const url = network.hyperbeam;
  const deployment = await deploymentOn(url, { events: [{ ...garden, slug: 'old' }] });
  const earlier = { codeOf: earlierSource };
  expect(await deployment.run(['--yes'], earlier)).toMatchObject({ status: 0 });
  const { process } = deployedNetwork(deployment).events[0] ?? {};
  if (!process) throw new Error('there is no event');
  const { address } = await registerPlayer({
    url,
    process,
    nickname: 'Old',
    keyfile: await testKeyring.wallet('player-one'),
  });
  const place = { ao: (await testActor(url, 'deployer')).ao, process };
  const before = await readMe(place, address, { maxAgeMs: 0 });
  const upgraded = await deployment.run();
  expect([upgraded.status, upgraded.output]).toEqual([
    0,
    expect.stringMatching(/^ {2}changed +event old: load/m),
  ]);
  expect(await readMe(place, address, { maxAgeMs: 0 })).toMatchObject({ ...before, at: expect.anything() });
  expect(await deployment.run(['--yes'], earlier)).toMatchObject({
    status: 1,
    output: expect.stringContaining('ao.process-failed'),
  });
  expect(await readMe(place, address, { maxAgeMs: 0 })).toMatchObject({ registered: true });
  expect(await deployment.run()).toMatchObject({ status: 0 });
  expect(await actionsOf(url, process)).toEqual([
    'Process',
    'Eval',
    'Configure',
    'Open',
    'Register',
    'Eval',
    'Eval',
  ]);
});

it.each([
  ['a field that there is not', { event: [] }, 'event'],
  ['two events of one slug', { events: [garden, garden] }, 'two events garden'],
  ['a keyfile that is not there', { keyfile: 'none.json' }, "can't be read"],
  [
    'another scheduler',
    { network: { gateway: 'https://x.example/', ao: { mode: 'hyperbeam', spawn: ids } } },
    'is not the node',
  ],
])('says what is wrong with %s, and sends nothing', async (_, content, words) => {
  const deployment = await deploymentOn(network.hyperbeam);
  const { network: named } = content as { network?: { ao: object } };
  if (named) Object.assign(named.ao, { node: network.hyperbeam });
  await deployment.change(content);
  expect(await deployment.run()).toEqual({ status: 1, output: expect.stringContaining(words) });
  expect([deployment.posts, existsSync(deployment.pathOf('garden.log.jsonl'))]).toEqual([[], false]);
});

it('goes on with no log of another wallet, and beside no other run', async () => {
  const deployment = await deploymentOn(network.hyperbeam);
  const log = deployment.pathOf('garden.log.jsonl');
  writeFileSync(log, `${JSON.stringify({ wallet: 'w'.repeat(43), scheduler: 's'.repeat(43) })}\n`);
  expect(await deployment.run()).toMatchObject({
    status: 1,
    output: expect.stringContaining('is the log of www'),
  });
  writeFileSync(`${log}.lock`, String(process.ppid));
  expect(await deployment.run()).toMatchObject({ status: 1, output: expect.stringContaining('Another run') });
  expect(deployment.posts).toEqual([]);
});
