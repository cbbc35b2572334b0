import { Refusal } from '../http/refusal';

/** Messages of one address that wait for one process. */
const maxOfAddress = 1024;
/** A larger message takes a process a noticeable part of a second to read. */
const largeBytes = 64 * 1024;

/**
 * The accepted messages that wait for their evaluation. Their order is fixed when they are accepted, so nobody may put any number of
 * them, or of large ones, before those of others.
 */
export class Backlog {
  readonly #waiting = new Map<string, number>();

  /**
   * Counts a message to a process until it is evaluated.
   * @returns its undo, to be called then
   * @throws Refusal 429 when too many of that address wait, 503 while a large message waits and another comes
   */
  enter(process: string, address: string, bytes: number): () => void {
    const large = `${process} large`;
    const own = `${process} ${address}`;
    const isLarge = bytes > largeBytes;
    if (isLarge && this.#waiting.has(large)) {
      throw new Refusal(503, 'message.busy', 'Another large message waits for this process. Try again.');
    }
    if ((this.#waiting.get(own) ?? 0) >= maxOfAddress) {
      throw new Refusal(429, 'message.too-many', 'Too many of your messages wait for this process.');
    }
    const keys = isLarge ? [own, large] : [own];
    for (const key of keys) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = (this.#waiting.get(key) ?? 0) - 1;
        if (left > 0) this.#waiting.set(key, left);
        else this.#waiting.delete(key);
      }
    };
  }
}
