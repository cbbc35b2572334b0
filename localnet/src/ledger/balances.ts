import type { TransactionFields } from './transaction-records';

/** The balance that every wallet begins with, so that a new one can store data: 10 AR in winston. */
const playAmount = 10n ** 13n;

/** The price of one byte, and the base price of a transaction: about as on the real network, in winston. */
const pricePerByte = 10_000n;
const basePrice = 1_000_000n;

/** Returns the price of storing a number of bytes, in winston. */
export function priceOf(sizeBytes: bigint): bigint {
  return basePrice + pricePerByte * sizeBytes;
}

/** Returns the amount that a transaction takes from its signer, in winston. */
export function costOf({ reward, quantity }: TransactionFields): bigint {
  return BigInt(reward) + BigInt(quantity);
}

/** The balances of all addresses, in winston: the play amount, less payments made, plus payments received. */
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
