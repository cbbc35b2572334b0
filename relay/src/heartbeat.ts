import { openSignedText, type SignedKind, signText } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
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

const kind: SignedKind = { label: 'rr1h', maxLength: 512 };

/** Returns the MQTT topic on which the relays of an event hear each other. */
export const heartbeatTopic = (event: ProcessId): string => `rainbow-rabbit/${event}/relays`;

/** Signs a heartbeat with the relays' private key (ECDSA, P-256). Returns the message's text: signature, dot, JSON. */
export const signHeartbeat = (heartbeat: Heartbeat, privateKey: CryptoKey): Promise<string> =>
  signText(kind, JSON.stringify(heartbeat), privateKey);

/** Opens a heartbeat. Returns undefined for anything but one of this event that the relays' key signed. */
export async function openHeartbeat(
  text: string,
  { event, key }: { event: ProcessId; key: CryptoKey },
): Promise<Heartbeat | undefined> {
  const body = await openSignedText(kind, text, key);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), heartbeatSchema), body);
  return parsed.success && parsed.output.event === event ? { ...parsed.output, event } : undefined;
}
