import type { IPublishPacket } from 'mqtt-packet';
import { matchesFilter } from './topics';

interface Kept {
  packet: IPublishPacket;
  expiresAtMs: number;
}

const maxKept = 1000;
const maxKeptBytes = 16 * 1024 ** 2;

/** The last retained message of each topic, until its own expiry; the oldest goes when there are too many. */
export class RetainedMessages {
  readonly #byTopic = new Map<string, Kept>();
  #bytes = 0;

  /** Keeps a message, or forgets the topic's when the payload is empty (MQTT 5 section 3.3.1.3). */
  keep(packet: IPublishPacket, nowMs: number): void {
    this.#remove(packet.topic);
    if (packet.payload.length === 0) return;
    const seconds = packet.properties?.messageExpiryInterval;
    this.#byTopic.set(packet.topic, {
      packet,
      expiresAtMs: seconds === undefined ? Number.POSITIVE_INFINITY : nowMs + seconds * 1000,
    });
    this.#bytes += packet.payload.length;
    for (const oldest of this.#byTopic.keys()) {
      if (this.#byTopic.size <= maxKept && this.#bytes <= maxKeptBytes) break;
      this.#remove(oldest);
    }
  }

  /** Returns the messages that a new subscription to `filter` receives. */
  under(filter: string, nowMs: number): IPublishPacket[] {
    const found: IPublishPacket[] = [];
    for (const [topic, { packet, expiresAtMs }] of this.#byTopic) {
      if (expiresAtMs <= nowMs) this.#remove(topic);
      else if (matchesFilter(filter, topic)) found.push(packet);
    }
    return found;
  }

  #remove(topic: string): void {
    this.#bytes -= this.#byTopic.get(topic)?.packet.payload.length ?? 0;
    this.#byTopic.delete(topic);
  }
}
