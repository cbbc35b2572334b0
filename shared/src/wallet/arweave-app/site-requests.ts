import type { AppError } from '../../errors';

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: AppError) => void;
}

/** The requests to the wallet without an answer, by id. Each is settled at most once. */
export class SiteRequests {
  readonly #pending = new Map<number, Pending>();
  #nextId = 0;

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** A new request's id and answer. */
  open(): { id: number; answer: Promise<unknown> } {
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    return { id, answer };
  }

  resolve(id: number, result: unknown): void {
    this.#take(id)?.resolve(result);
  }

  reject(id: number, error: AppError): void {
    this.#take(id)?.reject(error);
  }

  rejectAll(error: AppError): void {
    for (const id of [...this.#pending.keys()]) this.reject(id, error);
  }

  /** Forgets a request whose answer is no longer needed. */
  forget(id: number): void {
    this.#take(id);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
