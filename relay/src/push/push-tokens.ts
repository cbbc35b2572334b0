import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import type { RelayKey } from '../relay-key';

/** A token is good for so long, in seconds: push services take at most a day (RFC 8292, section 2). */
const lifeSeconds = 12 * 3600;

/** A token with less than this left is made anew, in seconds. */
const spareSeconds = 3600;

const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const jsonPart = (value: object) => toBase64Url(utf8(JSON.stringify(value)));

/**
 * Returns a function that says for each push service who sends (VAPID, RFC 8292): the relay's own key, to which browsers bind their
 * subscriptions. A token is made once in eleven hours.
 * @param contact an address of the web for the push service's operators
 */
export function createPushTokens({ privateKey, publicKey }: RelayKey, contact: string, now = Date.now) {
  const made = new Map<string, { header: string; expires: number }>();
  return async (audience: string): Promise<string> => {
    const seconds = Math.floor(now() / 1000);
    const kept = made.get(audience);
    if (kept && kept.expires - seconds > spareSeconds) return kept.header;
    const expires = seconds + lifeSeconds;
    const claims = jsonPart({ aud: audience, exp: expires, sub: contact });
    const text = `${jsonPart({ typ: 'JWT', alg: 'ES256' })}.${claims}`;
    const signature = await crypto.subtle.sign(signing, privateKey, utf8(text));
    const header = `vapid t=${text}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
    made.set(audience, { header, expires });
    return header;
  };
}
