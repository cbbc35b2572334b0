import { concatBytes, fromBase64Url, toBase64Url, unshared, utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** The end of an exchange that has the wallet, and the end that gets it. */
export type ExchangeEnd = 'giver' | 'taker';

/**
 * The messages of an exchange (docs/hand-over-protocol.md). Each end sends each of its own once, in this order, so that a step is a place in
 * the sequence as well; `stop` may come at any time.
 */
export type Step = 'hello' | 'reveal' | 'address' | 'agreed' | 'wallet' | 'received' | 'stop';

/** Closes and opens messages of one room under one key. A message opens only as the step and from the end that it was closed as. */
export interface MessageSeal {
  close: (from: ExchangeEnd, step: Step, text: string) => Promise<string>;
  /** @throws whatever is wrong with it */
  open: (from: ExchangeEnd, step: Step, sealed: string) => Promise<string>;
}

/** The place of an exchange at a broker. Only who has the code finds it and can write in it. */
export interface ExchangeRoom {
  topic: string;
  seal: MessageSeal;
}

const version = 'rr-hand-over-1';
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;
const ivBytes = 12;
const topicBits = 128;
const keyBits = 256;
const noSalt = new Uint8Array();

/** The numbers that two people can compare: a broker between them guesses right once in a million. */
const digitCount = 6;

async function derived(secret: Uint8Array, salt: Uint8Array, purpose: string, bits: number) {
  const material = await crypto.subtle.importKey('raw', unshared(secret), 'HKDF', false, ['deriveBits']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: unshared(salt),
    info: utf8(`${version} ${purpose}`),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, material, bits));
}

async function sealOf(topic: string, keyBytes: Uint8Array): Promise<MessageSeal> {
  const key = await crypto.subtle.importKey('raw', unshared(keyBytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  keyBytes.fill(0);
  const params = (iv: Uint8Array, from: ExchangeEnd, step: Step) => ({
    name: 'AES-GCM',
    iv: unshared(iv),
    additionalData: utf8(`${version} ${topic} ${from} ${step}`),
  });
  return {
    close: async (from, step, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const plaintext = utf8(text);
      const sealed = await crypto.subtle.encrypt(params(iv, from, step), key, plaintext);
      plaintext.fill(0);
      return toBase64Url(concatBytes(iv, new Uint8Array(sealed)));
    },
    open: async (from, step, sealed) => {
      const bytes = fromBase64Url(sealed);
      const iv = bytes.subarray(0, ivBytes);
      const opened = await crypto.subtle.decrypt(
        params(iv, from, step),
        key,
        unshared(bytes.subarray(ivBytes)),
      );
      return new TextDecoder().decode(opened);
    },
  };
}

/** The key of one end, which is used for one exchange; its private half can't be read. */
export interface OwnKey {
  privateKey: CryptoKey;
  /** Raw and uncompressed, 65 bytes. */
  publicKey: Uint8Array;
}

export async function makeOwnKey(): Promise<OwnKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdh, false, ['deriveBits']);
  return { privateKey, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)) };
}

/** Returns the code that commits the giver to its key before it has seen the taker's: 32 bytes of SHA-256, base64url. */
export async function handOverCode(publicKey: string): Promise<string> {
  const committed = utf8(`${version} ${publicKey}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', committed)));
}

/** Returns the room of a code. The broker learns neither the code nor anything that is said. */
export async function roomOf(code: string): Promise<ExchangeRoom> {
  const secret = fromBase64Url(code);
  const topic = toBase64Url(await derived(secret, noSalt, 'topic', topicBits));
  return { topic, seal: await sealOf(topic, await derived(secret, noSalt, 'room', keyBits)) };
}

/** Two ends that have each other's keys: whoever sits between them has two others, and other digits. */
export interface KeyAgreement {
  digits: string;
  seal: MessageSeal;
}

interface AgreementParams {
  room: ExchangeRoom;
  code: string;
  own: OwnKey;
  role: ExchangeEnd;
  /** The other end's public key, base64url. */
  other: string;
}

/**
 * Agrees on digits to compare and a key. Only the two public keys and the code go in, all of them fixed before either end shows anything:
 * a further input that an attacker may choose late would let it try values until the digits fit.
 * @throws AppError `hand-over.disturbed` when the other end sent no public key
 */
export async function agreementOf({ room, code, own, role, other }: AgreementParams): Promise<KeyAgreement> {
  let otherKey: Uint8Array;
  let secret: Uint8Array;
  try {
    otherKey = fromBase64Url(other);
    const imported = await crypto.subtle.importKey('raw', unshared(otherKey), ecdh, false, []);
    secret = new Uint8Array(
      await crypto.subtle.deriveBits({ name: 'ECDH', public: imported }, own.privateKey, keyBits),
    );
  } catch {
    throw new AppError('hand-over.disturbed', { retryable: true });
  }
  const keys = role === 'giver' ? [own.publicKey, otherKey] : [otherKey, own.publicKey];
  const said = concatBytes(fromBase64Url(code), ...keys);
  const salt = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  const number = new DataView((await derived(secret, salt, 'digits', 64)).buffer).getBigUint64(0);
  const seal = await sealOf(room.topic, await derived(secret, salt, 'session', keyBits));
  secret.fill(0);
  return { digits: String(number % 10n ** BigInt(digitCount)).padStart(digitCount, '0'), seal };
}
