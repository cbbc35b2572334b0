import { once } from 'node:events';
import { Duplex } from 'node:stream';
import mqttPacket, { type IConnectPacket, type Packet } from 'mqtt-packet';
import { Broker } from './broker';
import { RetainedMessages } from './retained-messages';

/** A connection to a broker. A connection that reads nothing never finishes a write. */
class Connection extends Duplex {
  readonly received: Packet[] = [];
  readonly #parser = mqttPacket.parser({ protocolVersion: 5 });

  constructor(
    broker: Broker,
    private readonly isReading = true,
    connect: Pick<IConnectPacket, 'username' | 'password' | 'will'> = {},
  ) {
    super();
    this.#parser.on('packet', (packet) => this.received.push(packet));
    broker.attach(this);
    this.say({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 5,
      clientId: '',
      clean: true,
      ...connect,
    });
  }

  say(packet: Packet): void {
    this.push(mqttPacket.generate(packet, { protocolVersion: 5 }));
  }

  subscribe(...topics: string[]): void {
    this.say({ cmd: 'subscribe', messageId: 1, subscriptions: topics.map((topic) => ({ topic, qos: 0 })) });
  }

  publish(topic: string, payload: Buffer): void {
    this.say({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false });
  }

  override _read(): void {
    // Tests push the bytes.
  }

  override _write(chunk: Buffer, _: unknown, done: () => void): void {
    this.#parser.parse(chunk);
    if (this.isReading) done();
  }
}

const packetBytes = 200 * 1024;
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await nextTurn();
};
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('drops a subscriber that reads nothing, and goes on with others', async () => {
  const broker = new Broker();
  const [slow, quick, sender] = [
    new Connection(broker, false),
    new Connection(broker),
    new Connection(broker),
  ];
  slow.subscribe('topic');
  quick.subscribe('topic');
  let largest = 0;
  const published = () => quick.received.filter(({ cmd }) => cmd === 'publish').length;
  for (let index = 0; index < 50; index += 1) {
    sender.publish('topic', Buffer.alloc(packetBytes));
    await until(() => {
      largest = Math.max(largest, slow.writableLength);
      return published() > index;
    });
  }
  expect(slow.destroyed).toBe(true);
  expect(largest).toBeLessThan(4 * 1024 ** 2 + 2 * packetBytes);
  expect([quick.destroyed, sender.destroyed]).toEqual([false, false]);
  expect(quick.received.filter(({ cmd }) => cmd === 'publish')).toHaveLength(50);
});

it.each(['#', '+', '+/response', '+/#'])('tells nobody the topics of strangers by %s', async (filter) => {
  const broker = new Broker();
  const [stranger, page] = [new Connection(broker), new Connection(broker)];
  stranger.subscribe(filter);
  await until(() => stranger.received.length === 2);
  page.publish('secret/response', Buffer.from('hello'));
  page.say({ cmd: 'pingreq' });
  await until(() => page.received.length === 2);
  expect(stranger.received.map(({ cmd }) => cmd)).toEqual(['connack', 'suback']);
  expect(stranger.received[1]).toMatchObject({ granted: [0x87] });
  broker.dropAll();
  await once(stranger, 'close').catch(() => undefined);
});

it('keeps retained messages up to a number of bytes, the latest of them', () => {
  const retained = new RetainedMessages();
  for (let index = 0; index < 100; index += 1) {
    const payload = Buffer.alloc(256 * 1024);
    retained.keep({ cmd: 'publish', topic: `t/${index}`, payload, qos: 0, dup: false, retain: true }, 0);
  }
  const kept = retained.under('t/+', 0).map(({ topic }) => topic);
  expect(kept).toHaveLength(64);
  expect(kept.at(-1)).toBe('t/99');
});

it('lets other events in while one client floods all others with small messages', async () => {
  const broker = new Broker();
  const listeners = Array.from({ length: 20 }, () => new Connection(broker));
  for (const listener of listeners)
    listener.subscribe('a', ...Array.from({ length: 12 }, (_, index) => `a/${index}/+`));
  await until(() => listeners.every(({ received }) => received.length === 2));
  expect(listeners[0]?.received[1]).toMatchObject({ granted: [...Array(11).fill(0), 0x97, 0x97] });
  const flooder = new Connection(broker);
  const one = mqttPacket.generate(
    { cmd: 'publish', topic: 'a', payload: 'x', qos: 0, dup: false, retain: false },
    { protocolVersion: 5 },
  );
  flooder.push(Buffer.concat(Array.from({ length: 2000 }, () => one)));
  const published = () => listeners[0]?.received.filter(({ cmd }) => cmd === 'publish').length ?? 0;
  let largest = 0;
  for (let before = 0; before < 2000; before = published()) {
    await nextTurn();
    largest = Math.max(largest, published() - before);
  }
  expect(largest).toBeLessThan(100);
});

it('drops the slowest of many slow subscribers when all are too slow together', async () => {
  const broker = new Broker();
  const slow = Array.from({ length: 30 }, () => new Connection(broker, false));
  const sender = new Connection(broker);
  for (const one of slow) one.subscribe('topic');
  for (let index = 0; index < 15; index += 1) sender.publish('topic', Buffer.alloc(packetBytes));
  await until(() => slow.some(({ destroyed }) => destroyed));
  sender.say({ cmd: 'pingreq' });
  await until(() => sender.received.some(({ cmd }) => cmd === 'pingresp'));
  const waiting = slow.filter(({ destroyed }) => !destroyed).map(({ writableLength }) => writableLength);
  expect(waiting.reduce((sum, bytes) => sum + bytes)).toBeLessThan(64 * 1024 ** 2);
});

it('takes snapshots of events from relays with the password only', async () => {
  const broker = new Broker({ relayPassword: 'secret' });
  const topic = 'rainbow-rabbit/some-event/info';
  const listener = new Connection(broker);
  listener.subscribe(topic, 'other');
  const logins = [
    {},
    { username: 'relay', password: Buffer.from('guessed') },
    { username: 'other', password: Buffer.from('secret') },
  ];
  const strangers = logins.map((login) => new Connection(broker, true, login));
  const relay = new Connection(broker, true, { username: 'relay', password: Buffer.from('secret') });
  for (const stranger of strangers) stranger.publish(topic, Buffer.from('rubbish'));
  relay.publish(topic, Buffer.from('snapshot'));
  for (const stranger of strangers) stranger.publish('other', Buffer.from('end'));
  const published = () => listener.received.filter((packet) => packet.cmd === 'publish');
  await until(() => published().length === 4);
  expect(published().map(({ payload }) => String(payload))).toEqual(['snapshot', 'end', 'end', 'end']);
});

it('refuses a connection whose will would publish a snapshot', async () => {
  const will = {
    topic: 'rainbow-rabbit/some-event/info',
    payload: Buffer.from('x'),
    qos: 0,
    retain: true,
  } as const;
  const stranger = new Connection(new Broker({ relayPassword: 'secret' }), true, { will });
  await until(() => stranger.received.length > 0);
  expect(stranger.received[0]).toMatchObject({ cmd: 'connack', reasonCode: 0x87 });
});
