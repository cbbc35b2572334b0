import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { wholeNumber } from '../../../common/client/reply-fields';
import { openSignedText, type SignedKind, signText } from '../snapshot';

const kind: SignedKind = { label: 'rr1t', maxLength: 4096 };

const answerSchema = v.object({
  event: v.string(),
  id: v.string(),
  /** The time of the ask that it answers. */
  at: wholeNumber,
  /** `refused`: the relay has no room, or asks no such push service. */
  state: v.picklist(['on', 'off', 'refused']),
  /** The subscription, sealed to the relays' own key: the broker keeps it for them. */
  kept: v.optional(v.string()),
});

/** A relay's answer to an ask, which it publishes for its phone and for the other relays of the event. */
export type TellingAnswer = v.InferOutput<typeof answerSchema>;

/** Returns the MQTT topic of a subscription's answers; `+` for those of all. */
export const answerTopic = (event: ProcessId, id: string): string => `rainbow-rabbit/${event}/told/${id}`;

/** Signs an answer with the relays' private key (ECDSA, P-256). */
export const signAnswer = (answer: TellingAnswer, privateKey: CryptoKey): Promise<string> =>
  signText(kind, JSON.stringify(answer), privateKey);

/**
 * Opens an answer.
 * @returns undefined for anything but an answer of this event that the relays' key signed
 */
export async function openAnswer(
  text: string,
  event: ProcessId,
  key: CryptoKey,
): Promise<TellingAnswer | undefined> {
  const body = await openSignedText(kind, text, key);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), body);
  return parsed.success && parsed.output.event === event ? parsed.output : undefined;
}
