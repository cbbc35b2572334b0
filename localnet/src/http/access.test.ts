import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { WebSocket } from 'ws';
import { startTestNetwork } from '../testing/network-under-test';
import { accessFor } from './access';

let network: Awaited<ReturnType<typeof startTestNetwork>>;
beforeAll(async () => {
  network = await startTestNetwork();
});

/** Sends a request with exactly these headers. @returns the status and the code of the error, if any */
async function send(path: string, headers: Record<string, string>, body?: string) {
  const sent = request(new URL(path, network.url), { method: body === undefined ? 'GET' : 'POST', headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  const { error } = response.statusCode === 200 ? { error: undefined } : JSON.parse(text);
  return [response.statusCode, error];
}

const query = JSON.stringify({ query: '{ transactions { count } }' });
const port = () => new URL(network.url).port;

it.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.1.2.3',
  '127.0.0.1@evil.example',
])('refuses requests that were meant for the host %s', async (host) => {
  const refused = [421, 'request.foreign-host'];
  expect(await send('info', { host })).toEqual(refused);
  expect(await send('graphql', { host: `${host}:${port()}` }, query)).toEqual(refused);
});

it.each(['127.0.0.1', 'localhost', '[::1]', 'app.localhost', 'LOCALHOST'])('answers as %s', async (host) => {
  expect(await send('info', { host: `${host}:${port()}` })).toEqual([200, undefined]);
});

it.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'file://', 'nonsense'])(
  'lets a page of %s read, and nothing else',
  async (origin) => {
    const refused = [403, 'request.foreign-origin'];
    expect(await send('info', { origin })).toEqual([200, undefined]);
    expect(await send('graphql', { origin, 'content-type': 'text/plain' }, query)).toEqual(refused);
    expect(await send('mu', { origin }, 'x')).toEqual(refused);
    expect(await send('cu/dry-run', { origin }, '{}')).toEqual(refused);
  },
);

it.each([
  ['the app', () => new URL(network.url).origin],
  ['a page of another port', () => 'http://localhost:3000'],
  ['an extension', () => 'chrome-extension://einnioafmpimabjcddiinlhmijaionap'],
])('answers %s', async (_, origin) => {
  expect(await send('graphql', { origin: origin() }, query)).toEqual([200, undefined]);
});

it('answers tools, which send no origin', async () => {
  expect(await send('graphql', {}, query)).toEqual([200, undefined]);
});

it('lets phones in by the address that they scanned', () => {
  const access = accessFor(['192.168.1.7']);
  const own = { host: '192.168.1.7:4700', origin: 'https://192.168.1.7:4700' };
  expect(() => access.check({ method: 'POST', headers: own })).not.toThrow();
  const foreign = { ...own, host: '192.168.1.8:4700' };
  expect(() => access.check({ method: 'GET', headers: foreign })).toThrow('no such name');
});

it.each([
  ['a foreign page', { origin: 'https://evil.example' }, 403],
  ['a foreign host', { headers: { host: 'evil.example' } }, 421],
])('opens no broker connection for %s', async (_, options, status) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}/mqtt`, 'mqtt', options);
  const failed = new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
  expect(await failed).toContain(String(status));
});

it('opens a broker connection for the app', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}/mqtt`, 'mqtt', { origin: network.url.slice(0, -1) });
  await once(socket, 'open');
  socket.terminate();
});
