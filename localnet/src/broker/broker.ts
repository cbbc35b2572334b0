import { timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { IPublishPacket } from 'mqtt-packet';
import { type Held, HeldBytes } from '../http/held-bytes';
import { TurnQueue } from '../http/turn-queue';
import { BrokerClient, type Login } from './broker-client';
import { reason } from './reason-codes';
import { RetainedMessages } from './retained-messages';
import { isRelayTopic, matchesFilter } from './topics';

/** The name that a relay connects with. */
const relayName = 'relay';

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * An MQTT 5 broker in memory (OASIS MQTT 5.0): QoS 0 and 1 in, QoS 0 out, retained messages with expiry, wills, no local
 * delivery on request, properties passed through, wildcards. It keeps no session past a connection, and announces that.
 * Snapshots of events are published by this process, and by relays that know the password.
 */
export class Broker {
  readonly #clients = new Map<string, BrokerClient>();
  readonly #retained = new RetainedMessages();
  readonly #connections = new Set<BrokerClient>();
  /** The bytes that wait for all clients together. */
  readonly #waiting = new HeldBytes(64 * 1024 ** 2);
  readonly #turns = new TurnQueue('broker');
  readonly #hearers: { filter: string; hear: (text: string, topic: string) => void }[] = [];
  readonly #relayPassword: Buffer | undefined;

  /** @param options `relayPassword` of relays in other processes; without one, no other process may publish snapshots */
  constructor({ relayPassword }: { relayPassword?: string } = {}) {
    this.#relayPassword = relayPassword === undefined ? undefined : Buffer.from(relayPassword);
  }

  /** Serves one connection until it ends. */
  attach(stream: Duplex, address = ''): void {
    const waiting: Held = { address, sizeBytes: 0, giveUp: () => client.drop() };
    const client = new BrokerClient(stream, {
      onConnect: () => this.#admit(client),
      onSubscribe: (filter) => {
        for (const packet of this.#retained.under(filter, Date.now())) {
          client.deliver({ ...packet, retain: true }, filter);
        }
      },
      onPublish: (packet) => this.#publish(packet, client),
      mayPublish: (topic, login) => !isRelayTopic(topic) || this.#isRelay(login),
      onEnd: () => {
        this.#connections.delete(client);
        this.#waiting.remove(waiting);
        if (this.#clients.get(client.id) === client) this.#clients.delete(client.id);
      },
      onWaiting: (bytes) => {
        if (bytes > 0) this.#waiting.grow(waiting, bytes);
        else this.#waiting.shrink(waiting, -bytes);
      },
      turn: (work) => this.#turns.ask(address, work),
    });
    this.#connections.add(client);
  }

  /** Ends every connection at once, as a broker that restarts does. */
  dropAll(): void {
    for (const client of [...this.#connections]) client.drop();
  }

  #isRelay({ username, password }: Login): boolean {
    const own = this.#relayPassword;
    return own !== undefined && username === relayName && isSame(own, Buffer.from(password ?? ''));
  }

  #admit(client: BrokerClient): void {
    this.#clients.get(client.id)?.disconnect(reason.sessionTakenOver);
    this.#clients.set(client.id, client);
  }

  /** Publishes a retained message of this process's own. */
  publishRetained(topic: string, text: string, expirySeconds: number): void {
    const properties = { messageExpiryInterval: expirySeconds };
    this.#publish({ cmd: 'publish', topic, payload: text, qos: 0, dup: false, retain: true, properties });
  }

  /** Calls a part of this process for what is published. */
  hear(filter: string, hear: (text: string, topic: string) => void): void {
    this.#hearers.push({ filter, hear });
  }

  #publish(packet: IPublishPacket, sender?: BrokerClient): void {
    for (const { filter, hear } of this.#hearers)
      if (matchesFilter(filter, packet.topic)) hear(packet.payload.toString(), packet.topic);
    if (packet.retain) this.#retained.keep(packet, Date.now());
    for (const client of this.#clients.values()) client.offer({ ...packet, retain: false }, sender);
  }
}
