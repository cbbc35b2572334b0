import { connect } from 'node:net';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { Actor } from '../players/actor';
import { startTestNetwork, testActor, toTags } from '../testing/network-under-test';

const { upTo, pick } = seededRandom(20_251_121);
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => upTo(256)));
/** Noise as a part of a path; the escape of a zero byte is replaced, which clients don't send. */
const noisePart = () => encodeURIComponent(noise(1 + upTo(30)).toString('latin1')).replaceAll('%00', '%ff');

let network: Awaited<ReturnType<typeof startTestNetwork>>;
let owner: Actor;
let process: ProcessId;
let host: string;
let port: number;

beforeAll(async () => {
  network = await startTestNetwork();
  owner = await testActor(network.url, 'owner');
  process = await owner.spawn(toTags({ Module: (await ensureAosModule()).id }));
  const { hostname, port: text } = new URL(network.url);
  host = hostname;
  port = Number(text);
});

/**
 * Sends raw bytes and then ends its side of the connection, or breaks it off.
 * @returns the answers until the network closes the connection
 */
function exchange(bytes: Buffer | string, { isBrokenOff = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
    if (isBrokenOff) socket.write(bytes, () => socket.destroy());
    else socket.end(bytes);
  });
}

/** Fails unless the network still does its work. */
async function expectAlive(): Promise<void> {
  await owner.evaluate(process, 'return 1');
  expect(network.reports).toEqual([]);
}

describe('garbage', () => {
  it('as bytes is answered with 400 and a reason, or not at all', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => exchange(noise(1 + upTo(3000)))));
    for (const answer of answers)
      expect(answer).toMatch(/^$|^HTTP\/1\.1 400 [\s\S]*"error":"request\.malformed"/);
    await expectAlive();
  });

  it('as a path or method is answered with 4xx and a reason in JSON', async () => {
    expect(network.paths.length).toBeGreaterThan(20);
    // Each route with noise behind it and in the place of its parameters, then the folders above all routes.
    const paths = [...network.paths, '', '/..%2f..%2f'].flatMap((path) =>
      Array.from({ length: 8 }, () => `${path.replaceAll(/:\w+/g, noisePart)}/${noisePart()}`),
    );
    for (const path of paths) {
      const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
      const hasBody = method !== 'GET';
      const response = await fetch(new URL(path, network.url), {
        method,
        body: hasBody ? noise(upTo(500)) : null,
      });
      const text = await response.text();
      expect([path, response.status >= 400 && response.status < 500, text]).toEqual([path, true, text]);
      expect(JSON.parse(text)).toMatchObject({ error: expect.any(String) });
    }
    await expectAlive();
  });

  it.each([
    ['an empty path', 'GET // HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an absolute path elsewhere', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a broken escape', 'GET /%zz%00%e0 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a way out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an escaped way out', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(5000)}`],
    [
      'a body longer than its Content-Length',
      'POST /mu HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nabcdef GET /',
    ],
    ['a negative length', 'POST /mu HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\nabc'],
    [
      'two lengths',
      'POST /mu HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nab',
    ],
    [
      'chunks without a length',
      'POST /mu HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an upgrade to nothing',
      'GET // HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
  ])('as %s is rejected', async (_, request) => {
    expect(await exchange(request)).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    await expectAlive();
  });

  it('as half a request that is broken off is discarded', async () => {
    const halves = [
      'GET / HT',
      'POST /mu HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
      'POST /graphql HTTP/1.1\r\n',
    ];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => exchange(halves[index % 3] ?? '', { isBrokenOff: true })),
    );
    await expectAlive();
  });

  it('as a body beyond the limit is cut off, with and without a Content-Length', async () => {
    const huge = 'x'.repeat(13 * 1024 ** 2);
    const answer = await fetch(`${network.url}mu`, { method: 'POST', body: huge }).catch(() => undefined);
    if (answer)
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ error: 'request.too-large' }),
      ]);
    const head = 'POST /cu/dry-run HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
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
