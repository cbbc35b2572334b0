import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestNetwork } from '../../localnet/src/testing/network-under-test';
import { testKeyring } from '../../localnet/src/testing/test-keyring';
import { treeRoot } from '../build/workspace';
import { runPublish } from './run-publish';

let folder: string;
let url: string;
/** Paths of the requests that posted something. */
const posts: string[] = [];

/** The balance that the gateway says, in winston; undefined for the real one. */
let poorBalance: string | undefined;

const noting: typeof fetch = async (input, init) => {
  if (poorBalance !== undefined && /\/wallet\/[\w-]+\/balance$/.test(String(input)))
    return new Response(poorBalance);
  if (init?.method === 'POST') posts.push(new URL(String(input)).pathname);
  return fetch(input, init);
};

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
};

/** Writes a build of the area `game` into the app, and offers it. */
async function release(build: string): Promise<void> {
  const entry = { enabled: true, manifest: `areas/game/${build}/area.json`, name: 'game', build };
  await write(`app/areas/game/${build}/area.json`, JSON.stringify(entry));
  await write(`app/areas/game/${build}/area.js`, `play('${build}')`);
  await write('app/areas.json', JSON.stringify({ areas: { game: entry } }));
}

beforeAll(async () => {
  ({ url } = await startTestNetwork());
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  posts.splice(0);
  poorBalance = undefined;
  await write('owner.json', JSON.stringify(await testKeyring.wallet('publisher')));
  await write('app/index.html', '<p>Rabbits</p>');
  await write('app/copy.html', '<p>Rabbits</p>');
  await write('app/.stamp', 'of the build');
  await write('app/static/js/main.0123456789.js', 'hop();'.repeat(200_000));
  await release('one');
  const ao = { mode: 'legacy', mu: `${url}mu`, cu: `${url}cu` };
  await write('network.json', JSON.stringify({ ao, gateway: url, events: [] }));
});
afterEach(() => rm(folder, { recursive: true }));

const app = ['--app', 'app', '--network', 'network.json'];
const common = () => ['--gateway', url, '--keyfile', 'owner.json', '--record', 'record'];

/** Runs the tool in this process, which saves its start. */
async function run(args: readonly string[], isAgreed = true) {
  let output = '';
  const status = await runPublish(
    [...common(), ...args],
    folder,
    {
      print: (line) => {
        output += `${line}\n`;
      },
      complain: (text) => {
        output += text;
      },
      ask: async (question) => {
        output += `${question}\n`;
        return isAgreed;
      },
    },
    { fetch: noting },
  );
  const id = /The app is at \S*\/([\w-]{43})\/$/m.exec(output)?.[1] ?? '';
  return { status, output, id };
}

const newFiles = (output: string) => [...output.matchAll(/^ {2}new: (.*) \(/gm)].map(([, name]) => name);
const served = async (id: string, name: string) => await (await fetch(`${url}${id}/${name}`)).text();
const pathsOf = async (id: string) =>
  (await (await fetch(`${url}raw/${id}`)).json()).paths as Record<string, object>;

it('publishes an app that opens by its id, and afterwards only what changed', async () => {
  await write('app/areas/game/none/area.js', 'a build that is offered no more');
  const first = await run(app);
  expect([first.status, first.output]).toEqual([0, expect.stringMatching(/Pay 0\.0\d+ AR for \d+ bytes/)]);
  const page = await fetch(`${url}${first.id}/`);
  expect([page.headers.get('content-type'), await page.text()]).toEqual([
    'text/html; charset=utf-8',
    '<p>Rabbits</p>',
  ]);
  expect(await served(first.id, 'areas/game/one/area.js')).toBe("play('one')");
  expect(JSON.parse(await served(first.id, 'network.json'))).toMatchObject({ gateway: url });
  for (const other of ['.stamp', 'areas/game/none/area.js'])
    expect((await fetch(`${url}${first.id}/${other}`)).status).toBe(404);
  expect(newFiles(first.output)).not.toContain('index.html'); // Its copy comes first.
  expect(first.output).toMatch(
    /^6 files are new \(\d+ bytes\)\. 1 are there already or the same as another \(14 bytes\)\.$/m,
  );

  posts.splice(0);
  const again = await run(app);
  expect([again.status, again.id, posts]).toEqual([0, first.id, []]);

  await write('app/index.html', '<p>More rabbits</p>');
  const second = await run(app);
  expect(newFiles(second.output)).toEqual(['index.html', 'the path manifest']);
  expect(posts).toEqual(['/tx']);
  expect(await served(second.id, '')).toBe('<p>More rabbits</p>');
  expect(await served(second.id, 'copy.html')).toBe('<p>Rabbits</p>');
  expect(await served(first.id, '')).toBe('<p>Rabbits</p>');
});

it('sends nothing when the cost is declined', async () => {
  const declined = await run(app, false);
  expect([declined.status, declined.output]).toEqual([1, expect.stringContaining('Nothing was sent.')]);
  expect(posts).toEqual([]);
  expect(await readdir(folder)).not.toContain('record');
});

it('names what is missing when the wallet has too little, and sends nothing', async () => {
  poorBalance = '1000000';
  const poor = await run(app);
  expect([poor.status, poor.output]).toEqual([
    1,
    expect.stringMatching(/^Cost: 0\.\d+ AR for \d+ bytes in one bundle\. \S{43} has 0\.000001 AR\.$/m),
  ]);
  expect(poor.output).toMatch(/^The wallet can't pay that: 0\.\d+ AR are missing\. Nothing was sent\.$/m);
  expect(poor.output).not.toContain('Pay ');
  expect(posts).toEqual([]);
  expect(await readdir(folder)).not.toContain('record');
  poorBalance = undefined;
  expect((await run(app)).status).toBe(0);
});

it('publishes one area alone: the other paths keep their ids, and the registry pins its build', async () => {
  const before = await run(app);
  await write('app/index.html', '<p>Not to be published</p>');
  await release('two');
  const after = await run(['--app', 'app', '--area', 'game']);
  expect(newFiles(after.output).sort()).toEqual([
    'areas.json',
    'areas/game/two/area.js',
    'areas/game/two/area.json',
    'the path manifest',
  ]);
  const [old, now] = [await pathsOf(before.id), await pathsOf(after.id)];
  const { 'areas.json': _, ...kept } = old;
  expect(now).toMatchObject(kept);
  expect(now['areas.json']).not.toEqual(old['areas.json']);
  expect(JSON.parse(await served(after.id, 'areas.json'))).toMatchObject({
    areas: { game: { build: 'two' } },
  });
  expect(await served(after.id, 'areas/game/one/area.js')).toBe("play('one')");
  const back = await run(['--app', 'app', '--area', 'game', '--into', before.id]);
  expect([back.status, back.id]).toEqual([0, after.id]);
});

it.each([
  ['a keyfile that is none', ['--keyfile', 'broken.json', ...app], 'is no keyfile', 1],
  ['a keyfile that is not there', ['--keyfile', 'none.json', ...app], "can't be read", 1],
  ['no network.json', ['--app', 'app'], '--network names one', 1],
  ['relative addresses', ['--app', 'app', '--network', 'relative.json'], 'relative address', 1],
  ['a folder without files', ['--app', 'none', '--network', 'network.json'], 'build the app first', 1],
  ['an unencrypted gateway', ['--gateway', 'http://gateway.example/', ...app], '--gateway is wrong', 2],
  [
    'a gateway that gives no answer',
    ['--gateway', 'http://localhost:1/', ...app],
    'localhost:1/ gives no answer',
    1,
  ],
  ['an area of no app', ['--app', 'app', '--area', 'game'], 'No app was published', 1],
])('refuses %s in plain words, and sends nothing', async (_, args, words, code) => {
  await write('broken.json', '{"d":"the secret');
  await write(
    'relative.json',
    JSON.stringify({ ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [] }),
  );
  const { status, output } = await run(args);
  expect([status, output]).toEqual([code, expect.stringContaining(words)]);
  expect(output).not.toContain('the secret');
  expect(posts).toEqual([]);
});

/** The request that a way to the gateway holds back. */
interface HeldRequest {
  path: RegExp;
  /** Number of such requests that are answered before. */
  after: number;
  /** True when the request itself gets through, and its answer is held back. */
  isPassed?: boolean;
}

/** A way to the gateway that can hold a request back. */
async function openGate() {
  let wanted: HeldRequest | undefined;
  let seen = 0;
  let hold: () => void = () => undefined;
  const server = createServer((incoming, answer) => {
    const { method, url: asked = '/', headers } = incoming;
    if (method === 'POST') posts.push(asked);
    const isHeld = wanted?.path.test(asked) === true && seen++ === wanted.after;
    if (isHeld && !wanted?.isPassed) return hold();
    const passed = request(new URL(asked, url), { method, headers }, (response) => {
      if (isHeld) return hold();
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    gate: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Resolves once such a request is held back. */
    holdAt: (held: HeldRequest) =>
      new Promise<void>((resolve) => {
        wanted = held;
        seen = 0;
        hold = resolve;
      }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs the tool as a process of its own, by a way to the gateway, and kills it once that holds a request back. */
async function killedAt(held: Promise<void>, gate: string): Promise<void> {
  const args = [...common(), ...app, '--gateway', gate];
  const command = ['--import', 'tsx', 'tools/publish/cli.ts', ...args, '--yes'];
  const env = { ...process.env, INIT_CWD: folder };
  const child = spawn(process.execPath, command, { cwd: treeRoot, env, stdio: 'ignore' });
  await held;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('goes on after it was killed between chunks, and never pays or sends twice', async () => {
  const { gate, holdAt, close } = await openGate();
  await killedAt(holdAt({ path: /^\/chunk$/, after: 2 }), gate);
  expect(posts).toEqual(['/tx', '/chunk', '/chunk', '/chunk']);
  posts.splice(0);

  const { status, output, id } = await run([...app, '--gateway', gate]);
  const [, total] = /Sent \d+ of (\d+) parts/.exec(output) ?? [];
  close();
  expect([status, output]).toEqual([0, expect.stringContaining('2 parts of it are there')]);
  expect(output).not.toContain('Pay');
  // This process asks the gate, which notes each post once more.
  expect(posts.filter((post) => post === '/tx')).toEqual([]);
  expect(posts.length / 2).toBe(Number(total) - 2);
  expect(await served(id, '')).toBe('<p>Rabbits</p>');
});

it('goes on from every stage at which it was killed, and pays once', async () => {
  await write('app/static/js/main.0123456789.js', 'hop();'.repeat(100_000));
  const { gate, holdAt, close } = await openGate();
  const stages: readonly (readonly [HeldRequest, expected: readonly string[]])[] = [
    // The tool has sent nothing yet.
    [{ path: /^\/tx_anchor$/, after: 0 }, []],
    [{ path: /^\/tx$/, after: 0 }, ['/tx']],
    // The gateway has the transaction, and the tool doesn't know it.
    [{ path: /^\/tx$/, after: 0, isPassed: true }, ['/tx']],
    [{ path: /^\/chunk$/, after: 0, isPassed: true }, ['/chunk']],
    [{ path: /^\/chunk$/, after: 2 }, ['/chunk', '/chunk', '/chunk']],
    // All is there, and nothing was read back.
    [{ path: /^\/raw\//, after: 0 }, ['/chunk']],
  ];
  for (const [stage, expected] of stages) {
    posts.splice(0);
    await killedAt(holdAt(stage), gate);
    expect(posts).toEqual(expected);
  }
  posts.splice(0);
  const last = await run([...app, '--gateway', gate]);
  close();
  expect([last.status, posts]).toEqual([0, []]);
  expect(await served(last.id, '')).toBe('<p>Rabbits</p>');
});

it('shows and keeps nothing of the key', async () => {
  const secrets = Object.entries(await testKeyring.wallet('publisher'))
    .filter(([name]) => !['kty', 'e', 'n'].includes(name))
    .flatMap(([, value]) => [value.slice(0, 12), value.slice(-12)]);
  const outputs = [
    await run(app),
    await run(app, false),
    await run([...app, '--gateway', `${url}none/`, '--record', 'other']),
  ];
  const kept = await readdir(path.join(folder, 'record'), { recursive: true, withFileTypes: true });
  const files = kept
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files).not.toEqual([]);
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const shown = [...outputs.map(({ output }) => output), ...contents].join('\n');
  const found = (text: string) => secrets.filter((secret) => text.includes(secret));
  expect(found(`planted: ${secrets.join(' ')}`).length).toBeGreaterThan(10);
  expect(found(shown)).toEqual([]);
});
