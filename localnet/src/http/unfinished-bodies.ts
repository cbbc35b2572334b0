/** A request's body of which not all has come. */
export interface UnfinishedBody {
  sizeBytes: number;
  /** Ends the request. */
  refuse(): void;
}

/**
 * The bodies that are on their way, which only their senders can finish. When they are too large together, the largest is refused:
 * small requests get through, however many large ones are left unfinished.
 */
export class UnfinishedBodies {
  readonly #bodies = new Set<UnfinishedBody>();
  #totalBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get totalBytes(): number {
    return this.#totalBytes;
  }

  /** Counts bytes that came for a body, unless it was refused. */
  grow(body: UnfinishedBody, bytes: number): void {
    this.#bodies.add(body);
    body.sizeBytes += bytes;
    this.#totalBytes += bytes;
    while (this.#totalBytes > this.maxBytes) {
      const largest = [...this.#bodies].reduce((one, other) =>
        other.sizeBytes > one.sizeBytes ? other : one,
      );
      this.remove(largest);
      largest.refuse();
    }
  }

  /** Forgets a body that is finished, or never will be. */
  remove(body: UnfinishedBody): void {
    if (this.#bodies.delete(body)) this.#totalBytes -= body.sizeBytes;
  }
}
