import type { TransactionFields } from './transaction-records';

/** What everybody has to begin with, so that a new wallet can store something: 10 AR in winston. */
const playAmount = 10n ** 13n;

/** What one byte costs, and what any transaction costs besides: about as much as on the real network, in winston. */
const pricePerByte = 10_000n;
const basePrice = 1_000_000n;

/** What the network wants for storing so many bytes, in winston. */
export function priceOf(sizeBytes: bigint): bigint {
  return basePrice + pricePerByte * sizeBytes;
}

/** What a transaction takes from who signed it. */
export function costOf({ reward, quantity }: TransactionFields): bigint {
  return BigInt(reward) + BigInt(quantity);
}

/** What everybody has, in winston: the play amount, less what they spent, and what they were paid. */
export class Balances {
  readonly #changes = new Map<string, bigint>();

  of(address: string): bigint {
    const balance = playAmount + (this.#changes.get(address) ?? 0n);
    return balance < 0n ? 0n : balance;
  }

  /** Takes a transaction's cost from its signer and gives its quantity to its target. */
  settle(fields: TransactionFields, signer: string): void {
    this.#change(signer, -costOf(fields));
    if (fields.target !== '') this.#change(fields.target, BigInt(fields.quantity));
  }

  #change(address: string, amount: bigint): void {
    this.#changes.set(address, (this.#changes.get(address) ?? 0n) + amount);
  }
}
