import { connect } from 'node:net';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import { startTestNetwork, stopTestNetworks, tagsOf, testActor } from '../testing/network-under-test';

/** Numbers that look random and are the same in every run (mulberry32). */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = randomSource(20_251_121);
const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[random(choices.length)] ?? choices[0];
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => random(256)));

let network: Awaited<ReturnType<typeof startTestNetwork>>;
let owner: Actor;
let process: ProcessId;
let host: string;
let port: number;

beforeAll(async () => {
  network = await startTestNetwork();
  owner = await testActor(network.url, 'owner');
  process = await owner.spawn(tagsOf({ Module: (await ensureAosModule()).id }));
  const { hostname, port: text } = new URL(network.url);
  host = hostname;
  port = Number(text);
});
afterAll(stopTestNetworks);

/** Sends raw bytes; gives what comes back until the network closes, or `waitMs` after it said something. */
function exchange(bytes: Buffer | string, { waitMs = 300, hangUp = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), hangUp ? 5 : waitMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(bytes);
  });
}

/** Fails unless the network still does its work. */
async function expectAlive(): Promise<void> {
  await owner.evaluate(process, 'return 1');
  expect(network.reports).toEqual([]);
}

describe('garbage', () => {
  it('as bytes is answered with 400 and a reason, or not at all', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => exchange(noise(1 + random(3000)))));
    for (const answer of answers)
      expect(answer).toMatch(/^$|^HTTP\/1\.1 400 [\s\S]*"error":"request\.malformed"/);
    await expectAlive();
  });

  it('as a path or method is answered with 4xx and a reason in JSON', async () => {
    const paths = [
      '/mu',
      '/cu/result/',
      '/cu/dry-run',
      '/su/',
      '/tx/',
      '/raw/',
      '/graphql',
      '/price/',
      '/',
      '/..%2f..%2f',
    ];
    for (let round = 0; round < 200; round += 1) {
      const path = `${pick(...(paths as [string, ...string[]]))}${encodeURI(noise(random(30)).toString('latin1')).replaceAll('%00', '%ff')}`;
      const method = pick('GET', 'POST', 'PUT', 'DELETE', 'PATCH');
      const hasBody = method !== 'GET';
      const response = await fetch(new URL(path, network.url), {
        method,
        body: hasBody ? noise(random(500)) : null,
      });
      const text = await response.text();
      expect([path, response.status >= 400 && response.status < 500, text]).toEqual([path, true, text]);
      expect(JSON.parse(text)).toMatchObject({ error: expect.any(String) });
    }
    await expectAlive();
  });

  it.each([
    ['a path that is none', 'GET // HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an absolute path elsewhere', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a broken escape', 'GET /%zz%00%e0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a way out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an escaped way out', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(5000)}`],
    ['a body longer than it says', 'POST /mu HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nabcdef GET /'],
    ['a negative length', 'POST /mu HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\nabc'],
    ['two lengths', 'POST /mu HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nab'],
    ['chunks that are none', 'POST /mu HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an upgrade to nothing', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ])('as %s is refused', async (_, request) => {
    expect(await exchange(request)).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    await expectAlive();
  });

  it('as half a request that is then left is forgotten', async () => {
    const halves = [
      'GET / HT',
      'POST /mu HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf',
      'POST /graphql HTTP/1.1\r\n',
    ];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => exchange(halves[index % 3] ?? '', { hangUp: true })),
    );
    await expectAlive();
  });

  it('as a body beyond the limit is cut off, whether it says its size or not', async () => {
    const huge = 'x'.repeat(13 * 1024 ** 2);
    const answer = await fetch(`${network.url}mu`, { method: 'POST', body: huge }).catch(() => undefined);
    if (answer)
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ error: 'request.too-large' }),
      ]);
    const head = 'POST /cu/dry-run HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(
      await exchange(
        `${head}${'100000\r\n'}${'x'.repeat(0x100000)}\r\n100000\r\n${'x'.repeat(0x100000)}\r\n`,
      ),
    ).toMatch(/^$|^HTTP\/1\.1 4/);
    await expectAlive();
  });

  it.each([
    ['/cu/dry-run', '{"Tags":5}'],
    ['/cu/dry-run', '[]'],
    ['/cu/dry-run', '{"Tags":[{"name":"Action"}]}'],
    ['/graphql', '{"query":"{"}'],
    ['/graphql', '{"query":"mutation { x }"}'],
    ['/graphql', `{"query":"${'{a'.repeat(20)}"}`],
    ['/graphql', '{"query":"{ transactions { __proto__ { x } } }"}'],
    ['/graphql', '{"query":"{ transactions(first: $x) { constructor } }","variables":null}'],
    ['/graphql', 'null'],
  ])('as JSON for %s is answered with 4xx: %s', async (path, body) => {
    const response = await fetch(new URL(`${path}?process-id=${process}`, network.url), {
      method: 'POST',
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });
});
