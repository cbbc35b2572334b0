import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { transactionId } from '../reply-fields';

/** The schema of a signed message whose answer isn't known yet. */
export const keptMessageSchema = v.object({
  id: transactionId,
  /** The data item's bytes in base64url. */
  item: v.pipe(v.string(), v.regex(/^[\w-]*$/)),
  /** The time of its signature, in Unix milliseconds of this device. */
  signedAt: v.number(),
  /** True from just before it is posted: from then on it may have arrived. */
  isPosted: v.boolean(),
  /** Set where the process takes acts in the order of their numbers: the later messages of the same line make this one void. */
  line: v.optional(v.string()),
  /** The number of such an act. */
  sequence: v.optional(v.number()),
  /** See `DeliveryOptions`. */
  variant: v.optional(v.string()),
});
export type KeptMessage = v.InferOutput<typeof keptMessageSchema>;

/** Returns the name of a message in an outbox: whoever sends the same to the same process again means this one. */
export const messageName = (process: ProcessId, address: string | undefined, identity: string): string =>
  [process, address, identity].join('.');

/** The signed messages of one sender or several whose answers aren't known yet, by names. */
export interface Outbox {
  read(name: string): KeptMessage | undefined;
  /** Keeps a message under its name; undefined drops it. */
  write(name: string, message: KeptMessage | undefined): void;
}

/** Returns an outbox that lives as long as whatever holds it. */
export function memoryOutbox(): Outbox {
  const messages = new Map<string, KeptMessage>();
  return {
    read: (name) => messages.get(name),
    write(name, message) {
      if (message) messages.set(name, message);
      else messages.delete(name);
    },
  };
}

/** The place of one message, such as a field of what is kept of a form. */
export interface MessagePlace {
  read(): KeptMessage | undefined;
  write(message: KeptMessage | undefined): void;
}

/** Returns the outbox of a place: whatever is sent with it is the one message that the place keeps. */
export const outboxIn = (place: MessagePlace): Outbox => ({
  read: () => place.read(),
  write: (_, message) => place.write(message),
});
