import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';

/** A message to other relays with the same key: this one runs. */
export interface Heartbeat {
  /** The event's process. */
  event: ProcessId;
  /** One run of a relay. */
  instance: string;
  /** The beginning of this run, in Unix milliseconds by its own clock. */
  since: number;
  /** The time of this heartbeat, in Unix milliseconds by the same clock. */
  time: number;
}

const heartbeatSchema = v.strictObject({
  event: v.string(),
  instance: v.pipe(v.string(), v.uuid()),
  since: v.pipe(v.number(), v.safeInteger()),
  time: v.pipe(v.number(), v.safeInteger()),
});

const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const signatureLength = 86;
const maxLength = 512;

const signedBytes = (body: string) => utf8(`rr1h${body}`);

/** Returns the MQTT topic on which the relays of an event hear each other. */
export const heartbeatTopic = (event: ProcessId): string => `rainbow-rabbit/${event}/relays`;

/** Signs a heartbeat with the relays' private key (ECDSA, P-256). Returns the message's text: signature, dot, JSON. */
export async function signHeartbeat(heartbeat: Heartbeat, privateKey: CryptoKey): Promise<string> {
  const body = JSON.stringify(heartbeat);
  const signature = await crypto.subtle.sign(signing, privateKey, signedBytes(body));
  return `${toBase64Url(new Uint8Array(signature))}.${body}`;
}

/** Opens a heartbeat. Returns undefined for anything but one of this event that the relays' key signed. */
export async function openHeartbeat(
  text: string,
  { event, key }: { event: ProcessId; key: CryptoKey },
): Promise<Heartbeat | undefined> {
  const body = text.slice(signatureLength + 1);
  if (text.length > maxLength || text[signatureLength] !== '.') return undefined;
  try {
    const signature = fromBase64Url(text.slice(0, signatureLength));
    if (!(await crypto.subtle.verify(signing, key, signature, signedBytes(body)))) return undefined;
    const heartbeat = v.parse(heartbeatSchema, JSON.parse(body));
    return heartbeat.event === event ? { ...heartbeat, event } : undefined;
  } catch {
    return undefined;
  }
}
