import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';

const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The keys of a browser's subscription, as `PushSubscription.toJSON` has them, and their private half. */
export interface PushSubscriber {
  keys: { p256dh: string; auth: string };
  /** Opens a message (RFC 8291). @throws DOMException for a message to other keys */
  open: (message: Uint8Array) => Promise<string>;
}

async function derive(secret: BufferSource, salt: BufferSource, info: Uint8Array, length: number) {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array(info) };
  return crypto.subtle.deriveBits(derivation, material, length * 8);
}

/** Makes the keys of a subscription as a browser does. */
export async function makePushSubscriber(): Promise<PushSubscriber> {
  const pair = await crypto.subtle.generateKey(ecdh, true, ['deriveBits']);
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: toBase64Url(own), auth: toBase64Url(auth) },
    open: async (message) => {
      const bytes = new Uint8Array(message);
      const salt = bytes.slice(0, 16);
      const senderRaw = bytes.slice(21, 21 + (bytes[20] ?? 0));
      const sender = await crypto.subtle.importKey('raw', senderRaw, ecdh, false, []);
      const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256);
      const about = Uint8Array.of(...utf8('WebPush: info\0'), ...own, ...senderRaw);
      const secret = await derive(shared, auth, about, 32);
      const content = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
      const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
      const sealed = bytes.slice(21 + senderRaw.length);
      const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
      return new TextDecoder().decode(record.slice(0, record.lastIndexOf(2)));
    },
  };
}

/** The claims of a sender's token (RFC 8292). */
interface Claims {
  aud?: unknown;
  exp?: unknown;
  sub?: unknown;
}

/**
 * Returns why a push service refuses a sender's `Authorization`; undefined when it doesn't.
 * @param subscribedKey the key to which the subscription is bound
 */
export async function whyRefused(
  authorization: string | undefined,
  { subscribedKey, audience, now }: { subscribedKey: string; audience: string; now: number },
): Promise<string | undefined> {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!key) return 'no token';
  if (key !== subscribedKey) return 'another key';
  const text = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part))) as unknown;
  const { aud, exp, sub } = text(body) as Claims;
  const { alg } = text(head) as { alg?: unknown };
  const seconds = now / 1000;
  if (alg !== 'ES256' || aud !== audience) return 'a token for another service';
  if (typeof exp !== 'number' || exp < seconds || exp > seconds + 24 * 3600) return 'an expired token';
  if (typeof sub !== 'string' || !/^(https:|mailto:)/.test(sub)) return 'no contact';
  const verifying = await crypto.subtle.importKey(
    'raw',
    fromBase64Url(key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const signed = utf8(`${head}.${body}`);
  const isGenuine = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifying,
    fromBase64Url(signature),
    signed,
  );
  return isGenuine ? undefined : 'a false signature';
}
