import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startTestNetwork,
  stopTestNetworks,
  testKeyring,
} from '../../localnet/src/testing/network-under-test';
import { treeRoot } from '../build/workspace';
import { runPublish } from './run-publish';

let folder: string;
let url: string;
/** Paths of the requests that posted something. */
const posts: string[] = [];

const noting: typeof fetch = (input, init) => {
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
afterAll(stopTestNetworks);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  posts.splice(0);
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
  const first = await run(app);
  expect([first.status, first.output]).toEqual([0, expect.stringMatching(/Pay 0\.0\d+ AR for \d+ bytes/)]);
  const page = await fetch(`${url}${first.id}/`);
  expect([page.headers.get('content-type'), await page.text()]).toEqual([
    'text/html; charset=utf-8',
    '<p>Rabbits</p>',
  ]);
  expect(await served(first.id, 'areas/game/one/area.js')).toBe("play('one')");
  expect(JSON.parse(await served(first.id, 'network.json'))).toMatchObject({ gateway: url });
  expect((await fetch(`${url}${first.id}/.stamp`)).status).toBe(404);
  expect(newFiles(first.output)).not.toContain('index.html'); // Its copy comes first.

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

/** A way to the gateway that answers so many chunks, and then holds the next one back. */
async function gateThatHolds(
  afterChunks: number,
): Promise<{ server: Server; gate: string; held: Promise<void> }> {
  let chunks = 0;
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const server = createServer((incoming, answer) => {
    const { method, url: asked = '/', headers } = incoming;
    if (method === 'POST') posts.push(asked);
    if (asked === '/chunk' && ++chunks === afterChunks + 1) return hold();
    const passed = request(new URL(asked, url), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, gate: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, held };
}

it('goes on after it was killed between chunks, and never pays or sends twice', async () => {
  const { server, gate, held } = await gateThatHolds(2);
  const args = [...common(), ...app, '--gateway', gate];
  const command = ['--import', 'tsx', 'tools/publish/cli.ts', ...args, '--yes'];
  const env = { ...process.env, INIT_CWD: folder };
  const child = spawn(process.execPath, command, { cwd: treeRoot, env, stdio: 'ignore' });
  await held;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(posts).toEqual(['/tx', '/chunk', '/chunk', '/chunk']);
  posts.splice(0);

  const { status, output, id } = await run([...app, '--gateway', gate]);
  const [, total] = /Sent \d+ of (\d+) parts/.exec(output) ?? [];
  server.close();
  server.closeAllConnections();
  expect([status, output]).toEqual([0, expect.stringContaining('2 parts of it are there')]);
  expect(output).not.toContain('Pay');
  // This process asks the gate, which notes each post once more.
  expect(posts.filter((post) => post === '/tx')).toEqual([]);
  expect(posts.length / 2).toBe(Number(total) - 2);
  expect(await served(id, '')).toBe('<p>Rabbits</p>');
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
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(shown).not.toContain(secret);
});
