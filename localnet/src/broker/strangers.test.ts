import { once } from 'node:events';
import { Duplex } from 'node:stream';
import mqttPacket, { type Packet } from 'mqtt-packet';
import { Broker } from './broker';
import { RetainedMessages } from './retained-messages';

/** A connection to a broker. One that reads nothing never finishes a write. */
class Connection extends Duplex {
  readonly received: Packet[] = [];
  readonly #parser = mqttPacket.parser({ protocolVersion: 5 });

  constructor(
    broker: Broker,
    private readonly isReading = true,
  ) {
    super();
    this.#parser.on('packet', (packet) => this.received.push(packet));
    broker.attach(this);
    this.say({ cmd: 'connect', protocolId: 'MQTT', protocolVersion: 5, clientId: '', clean: true });
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
  for (let index = 0; index < 50; index += 1) {
    sender.publish('topic', Buffer.alloc(packetBytes));
    await nextTurn();
    largest = Math.max(largest, slow.writableLength);
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
  await nextTurn();
  page.publish('secret/response', Buffer.from('hello'));
  await nextTurn();
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
