import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import mqtt, { type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';
import { acceptWebsockets } from './accept-websockets';
import { Broker } from './broker';
import { isTopicFilter, isTopicName, matchesFilter } from './topics';

let server: Server;
let stop: () => void;
let url: string;
const clients: MqttClient[] = [];

beforeAll(async () => {
  server = createServer();
  stop = acceptWebsockets(server, { path: '/mqtt', broker: new Broker() });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.endAsync(true)));
});

afterAll(async () => {
  stop();
  await new Promise((resolve) => server.close(resolve));
});

async function connect(options: Parameters<typeof mqtt.connectAsync>[1] = {}): Promise<MqttClient> {
  const client = await mqtt.connectAsync(url, { protocolVersion: 5, reconnectPeriod: 0, ...options });
  clients.push(client);
  return client;
}

interface Received {
  topic: string;
  text: string;
  correlation?: string;
  isRetained: boolean;
}

const nextMessage = (client: MqttClient) =>
  new Promise<Received>((resolve) =>
    client.once('message', (topic, payload, packet) =>
      resolve({
        topic,
        text: payload.toString(),
        isRetained: packet.retain,
        correlation: packet.properties?.correlationData?.toString(),
      }),
    ),
  );

it('passes a message on with its correlation data, at both qualities of service', async () => {
  const [wallet, page] = await Promise.all([connect(), connect()]);
  await wallet.subscribeAsync('uid');
  for (const qos of [0, 1] as const) {
    const received = nextMessage(wallet);
    await page.publishAsync('uid', '{"a":1}', { qos, properties: { correlationData: Buffer.from('id-1') } });
    await expect(received).resolves.toEqual({
      topic: 'uid',
      text: '{"a":1}',
      correlation: 'id-1',
      isRetained: false,
    });
  }
});

it('gives a newcomer the retained message of a topic until it is emptied', async () => {
  const [sender, receiver] = await Promise.all([connect(), connect()]);
  await sender.publishAsync('kept/topic', 'last', { retain: true, qos: 1 });
  const received = nextMessage(receiver);
  await receiver.subscribeAsync('kept/#');
  await expect(received).resolves.toMatchObject({ text: 'last', isRetained: true });
  await sender.publishAsync('kept/topic', '', { retain: true, qos: 1 });
  const later = await connect();
  const first = nextMessage(later);
  await later.subscribeAsync('kept/#');
  await sender.publishAsync('kept/other', 'end', { qos: 1 });
  await expect(first).resolves.toMatchObject({ text: 'end' });
});

it('publishes the will of a client that vanished, not of one that said goodbye', async () => {
  const watcher = await connect();
  await watcher.subscribeAsync('wills/+');
  const will = (topic: string) => ({
    will: { topic, payload: Buffer.from('gone'), qos: 0 as const, retain: false },
  });
  const polite = await connect(will('wills/polite'));
  const vanishing = await connect(will('wills/vanishing'));
  await polite.endAsync();
  const received = nextMessage(watcher);
  vanishing.stream.destroy();
  await expect(received).resolves.toMatchObject({ topic: 'wills/vanishing', text: 'gone' });
});

it('closes the older of two connections with one client id', async () => {
  const older = await connect({ clientId: 'same' });
  const closed = new Promise((resolve) => older.once('close', () => resolve(true)));
  await connect({ clientId: 'same' });
  await expect(closed).resolves.toBe(true);
});

it('answers a filter that can not be with its reason and keeps the connection', async () => {
  const client = await connect();
  await expect(client.subscribeAsync('bad/#/filter')).rejects.toThrow('Invalid topic');
  await expect(client.subscribeAsync('good')).resolves.toHaveLength(1);
});

it('survives bytes that are no MQTT and goes on serving', async () => {
  for (let seed = 0; seed < 50; seed++) {
    const socket = new WebSocket(url, 'mqtt');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(Uint8Array.from({ length: 64 }, (_, index) => (seed * 89 + index * index * 31) & 0xff));
    socket.close();
    await closed;
  }
  const client = await connect();
  await expect(client.subscribeAsync('still/here')).resolves.toHaveLength(1);
});

it.each([
  ['a', 'a', true],
  ['a/b', 'a/+', true],
  ['a', 'a/#', true],
  ['a/b/c', 'a/#', true],
  ['a/b', '+', false],
  ['$SYS/x', '#', false],
  ['a/b', 'a/b/c', false],
])('topic %s under filter %s: %s', (topic, filter, expected) => {
  expect(matchesFilter(filter, topic)).toBe(expected);
});

it('knows names from filters', () => {
  expect([isTopicName('a/b'), isTopicName('a/+'), isTopicName('')]).toEqual([true, false, false]);
  expect([isTopicFilter('a/+/b'), isTopicFilter('a/#'), isTopicFilter('a#'), isTopicFilter('#/a')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('refuses an address that has its share of the connections, and makes room for another', async () => {
  const crowded = createServer();
  const stopCrowded = acceptWebsockets(crowded, { path: '/mqtt', broker: new Broker(), max: 4 });
  await new Promise<void>((resolve) => crowded.listen(0, '127.0.0.1', resolve));
  const address = `ws://127.0.0.1:${(crowded.address() as AddressInfo).port}/mqtt`;
  const opened = async (from?: string): Promise<WebSocket | number | undefined> => {
    const socket = new WebSocket(address, 'mqtt', { localAddress: from });
    return await new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });
  };
  const greedy: WebSocket[] = [];
  for (let index = 0; index < 4; index += 1) greedy.push((await opened()) as WebSocket);
  expect(await opened()).toBe(503);
  const closed = greedy.map(
    (socket, index) => new Promise((resolve) => socket.once('close', () => resolve(index))),
  );
  // Linux has all of 127/8; elsewhere there is only one address to try.
  if (process.platform === 'linux') {
    expect(await opened('127.0.0.2')).toBeInstanceOf(WebSocket);
    expect(await Promise.race(closed)).toBe(3);
  }
  stopCrowded();
  crowded.closeAllConnections();
  await new Promise((resolve) => crowded.close(resolve));
});
