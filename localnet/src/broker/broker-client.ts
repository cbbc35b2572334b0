import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import mqttPacket, {
  type IConnectPacket,
  type IPublishPacket,
  type ISubscribePacket,
  type IUnsubscribePacket,
  type Packet,
} from 'mqtt-packet';
import { reason } from './reason-codes';
import { isTopicFilter, isTopicName, matchesFilter, tellsStrangersTopics } from './topics';

const maxPacketBytes = 256 * 1024;
const maxSubscriptions = 100;
/** Filters with wildcards are compared with each message. */
const maxWildcards = 10;
/** Small packets are read so many bytes at a time, since each may concern all clients. */
const sliceBytes = 128;
/** A client that reads more slowly than others write is dropped at this many waiting bytes. */
const maxWaitingBytes = 4 * 1024 ** 2;
/** The rest of a larger packet is read in larger pieces. */
const largeSliceBytes = 1024;
const connectDeadlineMs = 10_000;
/** DISCONNECT with this reason asks for the will all the same (MQTT 5 section 3.14.2.1). */
const disconnectWithWill = 0x04;

/** The capabilities that the broker announces to every MQTT 5 client. */
const serverProperties = {
  maximumQoS: 1,
  maximumPacketSize: maxPacketBytes,
  sessionExpiryInterval: 0,
  sharedSubscriptionAvailable: false,
  subscriptionIdentifiersAvailable: false,
};

/** The name and the password that a client connected with, if it did. */
export type Login = Pick<IConnectPacket, 'username' | 'password'>;

interface Hooks {
  onConnect: () => void;
  onSubscribe: (filter: string) => void;
  onPublish: (packet: IPublishPacket) => void;
  /** Returns true when somebody with this name and password may publish to a topic. */
  mayPublish: (topic: string, login: Login) => boolean;
  onEnd: () => void;
  /** Called when bytes begin to wait for the client, and when they are sent. */
  onWaiting: (bytes: number) => void;
  /** Does a part of the work when it is the client's turn. */
  turn: (work: () => void) => Promise<void>;
}

/** One connection to the broker: speaks the packets, holds its subscriptions, answers every fault with a reason. */
export class BrokerClient {
  id = '';
  readonly #stream: Duplex;
  readonly #hooks: Hooks;
  readonly #parser = mqttPacket.parser();
  /** Filter → whether the client's own messages are kept from it (MQTT 5 "no local"). */
  readonly #subscriptions = new Map<string, boolean>();
  readonly #wildcards = new Set<string>();
  #version: 3 | 4 | 5 = 5;
  #isConnected = false;
  #isEnded = false;
  #will: IConnectPacket['will'];
  #login: Login = {};
  #watchdog: NodeJS.Timeout | undefined;
  #silenceMs = connectDeadlineMs;
  #pendingBytes = 0;

  constructor(stream: Duplex, hooks: Hooks) {
    this.#stream = stream;
    this.#hooks = hooks;
    this.#parser.on('packet', (packet) => this.#handle(packet));
    this.#parser.on('error', () => this.disconnect(reason.malformedPacket));
    stream.on('data', (chunk: Buffer) => {
      this.#read(chunk).catch(() => this.drop());
    });
    stream.on('error', () => this.drop());
    stream.on('end', () => this.drop());
    stream.on('close', () => this.#finish());
    this.#watch();
  }

  /** Sends a message to this client when one of its subscriptions asks for it; once, however many do. */
  offer(packet: IPublishPacket, sender?: BrokerClient): void {
    for (const filter of [packet.topic, ...this.#wildcards]) {
      const isNoLocal = this.#subscriptions.get(filter);
      if (isNoLocal === undefined || (isNoLocal && sender === this)) continue;
      if (matchesFilter(filter, packet.topic)) {
        this.deliver(packet, filter);
        return;
      }
    }
  }

  /** Sends a message under a filter this client still holds. */
  deliver(packet: IPublishPacket, filter: string): void {
    if (!this.#subscriptions.has(filter)) return;
    this.#send({ ...packet, qos: 0, dup: false, messageId: undefined });
  }

  /** Sends the reason, then ends the connection; the will is published, as the client did not disconnect by itself. */
  disconnect(reasonCode: number): void {
    if (this.#isConnected && this.#version === 5) this.#send({ cmd: 'disconnect', reasonCode });
    this.#stream.end();
    this.#finish();
  }

  /** Ends the connection without a word. */
  drop(): void {
    this.#stream.destroy();
    this.#finish();
  }

  #finish(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#watchdog);
    this.#hooks.onEnd();
    if (this.#will) {
      const { topic, payload, retain = false, properties } = this.#will;
      const { willDelayInterval: _, ...rest } = properties ?? {};
      this.#hooks.onPublish({ cmd: 'publish', topic, payload, retain, qos: 0, dup: false, properties: rest });
    }
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#silenceMs === 0) return;
    this.#watchdog = setTimeout(() => this.disconnect(reason.keepAliveTimeout), this.#silenceMs);
  }

  async #read(chunk: Buffer): Promise<void> {
    this.#stream.pause();
    for (let start = 0; start < chunk.length && !this.#isEnded; ) {
      const end = start + (this.#pendingBytes >= sliceBytes ? largeSliceBytes : sliceBytes);
      await this.#hooks.turn(() => this.#parse(chunk.subarray(start, end)));
      start = end;
    }
    this.#stream.resume();
  }

  #parse(slice: Buffer): void {
    if (this.#isEnded) return;
    this.#pendingBytes = this.#parser.parse(slice);
    if (this.#pendingBytes > maxPacketBytes) this.disconnect(reason.packetTooLarge);
  }

  #send(packet: Packet): void {
    if (!this.#stream.writable) return;
    const bytes = mqttPacket.generate(packet, { protocolVersion: this.#version });
    this.#stream.write(bytes, () => this.#hooks.onWaiting(-bytes.length));
    this.#hooks.onWaiting(bytes.length);
    if (this.#stream.writableLength > maxWaitingBytes) this.drop();
  }

  #handle(packet: Packet): void {
    if (this.#isEnded) return;
    this.#watch();
    if (packet.cmd === 'connect') this.#connect(packet);
    else if (!this.#isConnected) this.disconnect(reason.protocolError);
    else this.#handleConnected(packet);
  }

  #handleConnected(packet: Packet): void {
    switch (packet.cmd) {
      case 'publish':
        this.#publish(packet);
        break;
      case 'subscribe':
        this.#subscribe(packet);
        break;
      case 'unsubscribe':
        this.#unsubscribe(packet);
        break;
      case 'pingreq':
        this.#send({ cmd: 'pingresp' });
        break;
      case 'puback':
        break;
      case 'disconnect':
        this.#leave(packet.reasonCode);
        break;
      default:
        this.disconnect(reason.protocolError);
    }
  }

  #leave(reasonCode: number | undefined): void {
    if (reasonCode !== disconnectWithWill) this.#will = undefined;
    this.#stream.end();
    this.#finish();
  }

  #connect(packet: IConnectPacket): void {
    const { clientId, keepalive = 0, protocolVersion = 4, will, username, password } = packet;
    this.#version = protocolVersion;
    const fault = this.#isConnected ? reason.protocolError : this.#connectFault(packet);
    if (fault !== undefined) {
      if (!this.#isConnected)
        this.#send({ cmd: 'connack', reasonCode: fault, returnCode: 5, sessionPresent: false });
      this.disconnect(fault);
      return;
    }
    this.id = clientId || randomUUID();
    this.#will = will;
    this.#login = { username, password };
    this.#silenceMs = keepalive * 1500;
    this.#isConnected = true;
    this.#watch();
    this.#hooks.onConnect();
    this.#send({
      cmd: 'connack',
      returnCode: 0,
      reasonCode: reason.success,
      sessionPresent: false,
      properties: { ...serverProperties, ...(clientId ? {} : { assignedClientIdentifier: this.id }) },
    });
  }

  #publish(packet: IPublishPacket): void {
    const fault = publishFault(packet);
    if (fault !== undefined) {
      this.disconnect(fault);
      return;
    }
    const isAllowed = this.#hooks.mayPublish(packet.topic, this.#login);
    if (isAllowed) this.#hooks.onPublish(packet);
    if (packet.qos === 1 && packet.messageId !== undefined) {
      const reasonCode = isAllowed ? reason.success : reason.notAuthorized;
      this.#send({ cmd: 'puback', messageId: packet.messageId, reasonCode });
    }
  }

  /** Why a CONNECT can't be accepted, as a reason code. */
  #connectFault({ protocolVersion = 4, properties, will, ...login }: IConnectPacket): number | undefined {
    if (protocolVersion < 4) return reason.unsupportedVersion;
    if (properties?.authenticationMethod) return reason.badAuthenticationMethod;
    if (will && !isTopicName(will.topic)) return reason.topicNameInvalid;
    if (will && !this.#hooks.mayPublish(will.topic, login)) return reason.notAuthorized;
    return undefined;
  }

  #subscribe({ messageId, subscriptions }: ISubscribePacket): void {
    const accepted: string[] = [];
    const granted = subscriptions.map(({ topic, nl = false }) => {
      if (!isTopicFilter(topic)) return reason.topicFilterInvalid;
      if (tellsStrangersTopics(topic)) return reason.notAuthorized;
      const hasWildcard = /[+#]/.test(topic);
      const isFull = hasWildcard && this.#wildcards.size >= maxWildcards;
      if (isFull || this.#subscriptions.size >= maxSubscriptions) return reason.quotaExceeded;
      this.#subscriptions.set(topic, nl);
      if (hasWildcard) this.#wildcards.add(topic);
      accepted.push(topic);
      return reason.success;
    });
    this.#send({ cmd: 'suback', messageId, granted });
    for (const filter of accepted) this.#hooks.onSubscribe(filter);
  }

  #unsubscribe({ messageId, unsubscriptions }: IUnsubscribePacket): void {
    for (const filter of unsubscriptions) this.#wildcards.delete(filter);
    const granted = unsubscriptions.map((filter) =>
      this.#subscriptions.delete(filter) ? reason.success : reason.noSubscriptionExisted,
    );
    this.#send({ cmd: 'unsuback', messageId, granted });
  }
}

/** Why a PUBLISH can't be accepted, as a reason code. */
function publishFault({ properties, qos, topic }: IPublishPacket): number | undefined {
  if (properties?.topicAlias !== undefined) return reason.topicAliasInvalid;
  if (qos > 1) return reason.qosNotSupported;
  if (!isTopicName(topic)) return reason.topicNameInvalid;
  return undefined;
}
