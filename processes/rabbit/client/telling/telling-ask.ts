import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import { wholeNumber } from '../../../common/client/reply-fields';
import { importPublicKey, openSealedBytes, sealBytes } from '../../../sealing/client';
import { rabbitIdSchema } from '../rabbit-id';
import { newsNumbersSchema } from './news';

/** The most characters of an ask, sealed. */
const maxAskLength = 4096;

/** Where a browser wants its messages (Push API), and the keys to which they are sealed, in base64url. */
export const pushAddressSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.startsWith('http')),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});

const askSchema = v.object({
  /** The phone's time, in Unix milliseconds: a later ask takes the place of an earlier one. */
  at: wholeNumber,
  endpoint: pushAddressSchema.entries.endpoint,
  /** Absent where the phone wants no messages any more. */
  wanted: v.optional(
    v.object({
      ...v.entriesFromList(['p256dh', 'auth'], v.string()),
      rabbit: v.optional(rabbitIdSchema),
      /** The news that the phone has seen, of each kind that it wants. */
      seen: newsNumbersSchema,
    }),
  ),
});

/** A phone's request to the relay of an event or of the communities: messages by a push service, or an end of them. */
export type TellingAsk = v.InferOutput<typeof askSchema>;

/** Returns the MQTT topic on which phones ask; whoever has no relay's rights may publish there. */
export const askTopic = (process: ProcessId): string => `rainbow-rabbit-asks/${process}`;

/** Returns the name of an endpoint, from which nobody can learn it: that of its subscription. */
export async function subscriptionIdOf(endpoint: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(endpoint))));
}

const contextOf = (process: ProcessId) => ({
  process,
  info: 'rr1 telling',
  additionalData: utf8('ask'),
});

/**
 * Seals an ask, so that only the relays of its process read it.
 * @param relayKey the public key of the relays, in base64url
 * @throws DOMException or AppError for a key that is no point of the curve
 */
export async function sealAsk(ask: TellingAsk, process: ProcessId, relayKey: string): Promise<string> {
  const recipient = await importPublicKey(fromBase64Url(relayKey));
  const plaintext = utf8(JSON.stringify(ask));
  return toBase64Url(await sealBytes({ ...contextOf(process), plaintext, recipient }));
}

/**
 * Opens an ask.
 * @param privateKey the relays' key, for ECDH
 * @returns undefined for anything but an ask about this process that was sealed to this key
 */
export async function openAsk(
  text: string,
  process: ProcessId,
  privateKey: CryptoKey,
): Promise<TellingAsk | undefined> {
  if (text.length > maxAskLength) return undefined;
  try {
    const sealed = fromBase64Url(text);
    const plaintext = await openSealedBytes({ ...contextOf(process), sealed, privateKey });
    return v.parse(askSchema, JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    return undefined;
  }
}
