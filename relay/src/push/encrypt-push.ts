import { concatBytes, fromBase64Url, unshared, utf8 } from '@rainbow-rabbit/shared/bytes';

const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The one record of a message; push services take up to 4096 bytes (RFC 8291, section 4). */
const recordBytes = 4096;

/** The keys to which a browser wants its messages sealed, in base64url. */
export interface PushKeys {
  /** P-256 public key, raw and uncompressed. */
  p256dh: string;
  /** 16 bytes that push services don't know. */
  auth: string;
}

/** Returns bytes of HKDF-SHA-256 (RFC 5869). */
async function derived(secret: BufferSource, salt: BufferSource, info: Uint8Array, length: number) {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: unshared(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, material, length * 8));
}

const newKeys = () => crypto.subtle.generateKey(ecdh, true, ['deriveBits']);

/**
 * Encrypts a message for a browser (RFC 8291, content coding `aes128gcm` of RFC 8188). All messages up to `paddedBytes` have one length, so
 * that a push service doesn't learn which one it carries.
 * @param own the sender's pair of keys and salt, of one message; given by the test with the vectors of the RFC alone
 * @throws DOMException for invalid keys
 */
export async function encryptPush(
  plaintext: Uint8Array,
  { p256dh, auth }: PushKeys,
  paddedBytes: number,
  own?: { pair: CryptoKeyPair; salt: Uint8Array },
): Promise<Uint8Array<ArrayBuffer>> {
  const pair = own?.pair ?? (await newKeys());
  const salt = unshared(own?.salt ?? crypto.getRandomValues(new Uint8Array(16)));
  const theirRaw = fromBase64Url(p256dh);
  const theirs = await crypto.subtle.importKey('raw', theirRaw, ecdh, false, []);
  const ownRaw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256);
  const about = concatBytes(utf8('WebPush: info\0'), theirRaw, ownRaw);
  const secret = await derived(shared, fromBase64Url(auth), about, 32);
  const [content, nonce] = await Promise.all([
    derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16),
    derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12),
  ]);
  const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt']);
  // The mark of the last record, and zeros after it.
  const padding = new Uint8Array(1 + Math.max(0, paddedBytes - plaintext.length));
  padding[0] = 2;
  const record = unshared(concatBytes(plaintext, padding));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, record);
  const head = new Uint8Array(5);
  new DataView(head.buffer).setUint32(0, recordBytes);
  head[4] = ownRaw.length;
  return concatBytes(salt, head, ownRaw, new Uint8Array(sealed));
}
