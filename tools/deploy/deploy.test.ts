import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processRelease } from '@rainbow-rabbit/processes/aos';
import { readArcadeInfo } from '@rainbow-rabbit/processes/arcade/client';
import { readPot, readSources } from '@rainbow-rabbit/processes/community/client';
import { readContest } from '@rainbow-rabbit/processes/minibuild/client';
import { readMe, slotOf, startEvent } from '@rainbow-rabbit/processes/rabbit/client';

import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { registerPlayer } from '../../localnet/src/players/player';
import { eventually } from '../../localnet/src/testing/eventually';
import { startTestNetwork, testActor } from '../../localnet/src/testing/network-under-test';
import { testKeyring } from '../../localnet/src/testing/test-keyring';
import { earlierSource } from '../../processes/common/testing/planted-state';
import { treeRoot } from '../build/workspace';
import type { DeploySurroundings } from './deploy';
import { DeploymentUnderTest } from './testing/deployment-under-test';

const garden = { slug: 'garden', name: 'Garden Party', prize: 'A carrot', admission: 'open' };

const id = 's'.repeat(43);
const ids = { module: id, scheduler: id, authority: id };

/** A file with all that can be deployed. */
const everything = {
  token: { name: 'Carrots', ticker: 'CARROT', denomination: 3, supply: '1000000', mintable: true },
  community: {
    cities: [{ slug: 'lisbon' }],
    rates: { game: '20' },
    caps: { person: '5000' },
    admission: { by: 'events', events: ['killed'] },
  },
  arcade: { organisers: [id] },
  contest: {
    times: {
      signUp: '2026-01-01T00:00:00Z',
      building: '2026-01-02T00:00:00Z',
      voting: '2036-01-03T00:00:00Z',
      judging: '2036-01-04T00:00:00Z',
      results: '2036-01-05T00:00:00Z',
    },
    teamSize: 3,
    voteWeight: 60,
    kinds: ['picture', 'text'],
    criteria: [{ name: 'Humour', weight: 2 }],
    prizes: [{ title: 'A carrot', amount: '250' }, { title: 'Jam' }],
    zone: 'Europe/Lisbon',
    admission: { by: 'tickets' },
    texts: [{ language: 'en', name: 'Memes', brief: 'Make one.', rules: 'One each.' }],
    judges: [{ address: id, name: 'Judge' }],
  },
  events: [{ ...garden, slug: 'killed', relay: { broker: 'wss://broker.example/' } }],
  app: { folder: 'app' },
};

const codes = new Map<string, string>();

/** Returns the code of a process, which is bundled once for all runs. */
function codeOf(process: string): string {
  const code = codes.get(process) ?? processRelease(process);
  codes.set(process, code);
  return code;
}

/** The actions of all messages that the processes of it get. */
const allActions = {
  community: ['Process', 'Eval', 'City', 'Rates', 'Caps', 'Admission', 'Token', 'Source', 'Source'],
  arcade: ['Process', 'Eval', 'Organiser', 'Community'],
  minibuild: ['Process', 'Eval', 'Configure', 'Texts', 'Judge', 'Open'],
};

const made: DeploymentUnderTest[] = [];
const network = { hyperbeam: '', legacy: '' };

beforeAll(async () => {
  network.hyperbeam = (await startTestNetwork({ ao: 'hyperbeam' })).url;
  network.legacy = (await startTestNetwork()).url;
});
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

/** The surroundings of a run that ends at its second write of the log, or at its first post, as if it was killed there. */
function deadly(
  kind: 'write' | 'post',
  isDone: boolean,
): Required<Pick<DeploySurroundings, 'append' | 'fetch'>> {
  let isDead = false;
  let left = kind === 'write' ? 2 : 1;
  const assertAlive = () => {
    if (isDead) throw new Error('killed');
  };
  const dieAt = (one: typeof kind) => {
    if (kind === one) left -= 1;
    isDead = left === 0;
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
      if (isDone) dieAt('post');
      return response;
    },
  };
}

it('killed before and after each write and each post, it ends in the same state, with no process twice', async () => {
  const url = network.hyperbeam;
  const deployment = await deploymentOn(url, everything);
  const killed = new Set<string | undefined>();
  let runs = 0;
  for (let status = 1; status !== 0; runs++) {
    const deadlyRun = deadly(runs % 2 ? 'post' : 'write', runs % 4 > 1);
    const { output, ...run } = await deployment.run(['--yes'], { ...deadlyRun, codeOf });
    status = run.status;
    if (status !== 0) killed.add([...output.matchAll(/^(.*) …$/gm)].at(-1)?.[1]);
    expect(runs).toBeLessThan(150);
  }
  const { output } = await deployment.run(['--dry-run'], { codeOf });
  const sending = [
    ...output.matchAll(
      /^ {2}done +(.*?): (?:asks|adds|spawns|loads|sets|opens|names|takes|makes|lets|counts|publishes)/gm,
    ),
  ].map(([, step]) => step);
  expect(sending).toEqual(expect.arrayContaining(['token: spawn', 'community: source arcade', 'app']));
  expect([...killed].sort()).toEqual(sending.sort());
  const { events, community, processes = {} } = deployedNetwork(deployment);
  const [event] = events;
  const key = expect.stringMatching(/^B[\w-]{86}$/);
  expect(event).toMatchObject({ relay: { broker: ['wss://broker.example/'], key } });
  const { arcade, minibuild } = processes;
  const [token] = await processesNamed(url, 'token-CARROT');
  const all = {
    'token-CARROT': token,
    'rabbit-killed': event?.process,
    community,
    arcade,
    contest: minibuild,
  };
  for (const [name, process] of Object.entries(all))
    expect(await processesNamed(url, name)).toEqual([process]);
  if (!event || !community || !arcade || !minibuild) throw new Error('network.json lacks a process');
  expect(await actionsOf(url, event.process)).toEqual(['Process', 'Eval', 'Configure', 'Open']);
  expect(await actionsOf(url, community)).toEqual(allActions.community);
  expect(await actionsOf(url, arcade)).toEqual(allActions.arcade);
  expect(await actionsOf(url, minibuild)).toEqual(allActions.minibuild);
  expect(await actionsOf(url, token as ProcessId)).toEqual(['Process', 'Eval']);

  const { ao, address } = await testActor(url, 'deployer');
  const at = (process: string) => ({ ao, process: process as ProcessId });
  expect(await readPot(at(community))).toMatchObject({
    token,
    rates: { game: '20' },
    admission: { events: [event.process] },
  });
  expect((await readArcadeInfo(at(arcade))).community).toBe(community);
  const sources = await readSources(at(community), { offset: 0, limit: 10 });
  expect(sources.rows.map(({ process }) => process).sort()).toEqual([arcade, event.process].sort());
  expect(await readContest(at(minibuild), 'en')).toMatchObject({
    isOpen: true,
    facts: { token },
    texts: { name: 'Memes' },
  });
  expect(await readTokenBalance(at(token ?? ''), address)).toBe('1000000');
  const log = readFileSync(deployment.pathOf('garden.log.jsonl'), 'utf8');
  const app = /"app":"([\w-]{43})"/.exec(log)?.[1];
  const relayFile = deployment.pathOf('relay-killed.env');
  const relay = { address: `RELAY_NETWORK=${url}${app}/`, broker: 'RELAY_BROKER=wss://broker.example/' };
  expect(readFileSync(relayFile, 'utf8').split('\n')).toEqual(
    expect.arrayContaining([relay.address, relay.broker, 'RELAY_BROKER_PASSWORD=']),
  );
  writeFileSync(relayFile, 'RELAY_BROKER_PASSWORD=own\nRELAY_NETWORK=https://old.example/\n');
  deployment.posts.splice(0);
  const again = await deployment.run();
  expect([again.status, deployment.posts]).toEqual([0, []]);
  expect(readFileSync(relayFile, 'utf8').split('\n').sort()).toEqual([
    '',
    relay.broker,
    'RELAY_BROKER_PASSWORD=own',
    relay.address,
  ]);
  expect(await (await fetch(`${url}${app}/network.json`)).json()).toMatchObject({
    events: [{ slug: 'killed' }],
  });
  expect(log).not.toContain((await testKeyring.wallet('deployer')).d);
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
  [
    'an admission of an event that there is not',
    { events: [], community: { admission: { by: 'events', events: ['none'] } } },
    'has no event none',
  ],
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
