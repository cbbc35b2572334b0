/** Bytes that are in memory for a client, until it does its part. */
export interface Held {
  /** The address of the client. */
  address: string;
  sizeBytes: number;
  /** Gives the bytes up, and ends what they were for. */
  giveUp(): void;
}

/**
 * The bytes that are held for clients, such as bodies that only their senders can finish. When they are too many together, the
 * largest of the address that has the most is given up: small requests get through, however many large ones are left
 * unfinished, and no address takes the room of others.
 */
export class HeldBytes {
  readonly #all = new Set<Held>();
  #totalBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get totalBytes(): number {
    return this.#totalBytes;
  }

  /** Counts more bytes. */
  grow(held: Held, bytes: number): void {
    this.#all.add(held);
    held.sizeBytes += bytes;
    this.#totalBytes += bytes;
    while (this.#totalBytes > this.maxBytes) {
      const largest = this.#largest();
      this.remove(largest);
      largest.giveUp();
    }
  }

  /** Counts fewer bytes, unless all were given up. */
  shrink(held: Held, bytes: number): void {
    if (!this.#all.has(held)) return;
    held.sizeBytes -= bytes;
    this.#totalBytes -= bytes;
    if (held.sizeBytes <= 0) this.remove(held);
  }

  /** Counts bytes no more that are not held any longer. */
  remove(held: Held): void {
    if (this.#all.delete(held)) this.#totalBytes -= held.sizeBytes;
  }

  #largest(): Held {
    const byAddress = new Map<string, number>();
    for (const { address, sizeBytes } of this.#all)
      byAddress.set(address, (byAddress.get(address) ?? 0) + sizeBytes);
    const bytesOf = ({ address }: Held) => byAddress.get(address) ?? 0;
    return [...this.#all].reduce((one, other) => {
      const difference = bytesOf(other) - bytesOf(one) || other.sizeBytes - one.sizeBytes;
      return difference > 0 ? other : one;
    });
  }
}
