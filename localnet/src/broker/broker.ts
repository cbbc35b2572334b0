import type { Duplex } from 'node:stream';
import type { IPublishPacket } from 'mqtt-packet';
import { BrokerClient } from './broker-client';
import { reason } from './reason-codes';
import { RetainedMessages } from './retained-messages';

/**
 * An MQTT 5 broker in memory (OASIS MQTT 5.0): QoS 0 and 1 in, QoS 0 out, retained messages with expiry, wills, no local
 * delivery on request, properties passed through, wildcards. It keeps no session past a connection, and announces that.
 */
export class Broker {
  readonly #clients = new Map<string, BrokerClient>();
  readonly #retained = new RetainedMessages();
  readonly #connections = new Set<BrokerClient>();

  /** Serves one connection until it ends. */
  attach(stream: Duplex): void {
    const client = new BrokerClient(stream, {
      onConnect: () => this.#admit(client),
      onSubscribe: (filter) => {
        for (const packet of this.#retained.under(filter, Date.now())) {
          client.deliver({ ...packet, retain: true }, filter);
        }
      },
      onPublish: (packet) => this.#publish(packet, client),
      onEnd: () => {
        this.#connections.delete(client);
        if (this.#clients.get(client.id) === client) this.#clients.delete(client.id);
      },
    });
    this.#connections.add(client);
  }

  /** Ends every connection at once, as a broker that restarts does. */
  dropAll(): void {
    for (const client of [...this.#connections]) client.drop();
  }

  #admit(client: BrokerClient): void {
    this.#clients.get(client.id)?.disconnect(reason.sessionTakenOver);
    this.#clients.set(client.id, client);
  }

  #publish(packet: IPublishPacket, sender: BrokerClient): void {
    if (packet.retain) this.#retained.keep(packet, Date.now());
    for (const client of this.#clients.values()) client.offer({ ...packet, retain: false }, sender);
  }
}
