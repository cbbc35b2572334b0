import { webcrypto } from 'node:crypto';
import { handOutKeys, keyOfNumber, keysInOrder } from './prepared-keys.cjs';

const algorithm = { name: 'RSA-PSS', hash: 'SHA-256' };
const wallet = { ...algorithm, modulusLength: 4096, publicExponent: Uint8Array.of(1, 0, 1) };

/** A WebCrypto of the test's own, whose keys are those of the numbers from 0 on. */
function preparedSubtle() {
  const subtle = Object.create(webcrypto.subtle);
  for (const name of ['generateKey', 'importKey', 'exportKey', 'sign', 'verify'] as const)
    subtle[name] = (webcrypto.subtle[name] as (...args: unknown[]) => unknown).bind(webcrypto.subtle);
  handOutKeys(subtle, keysInOrder());
  return subtle as SubtleCrypto;
}

it('hands out keys of 4096 bits that sign, each once', async () => {
  const subtle = preparedSubtle();
  const moduli = new Set<string>();
  for (let made = 0; made < 20; made += 1) {
    const { privateKey, publicKey } = await subtle.generateKey(wallet, true, ['sign', 'verify']);
    const message = Uint8Array.of(made);
    const signature = await subtle.sign({ name: 'RSA-PSS', saltLength: 32 }, privateKey, message);
    const isRight = subtle.verify({ name: 'RSA-PSS', saltLength: 32 }, publicKey, signature, message);
    expect(await isRight).toBe(true);
    const { n = '' } = await subtle.exportKey('jwk', privateKey);
    expect(Buffer.from(n, 'base64url')[0]).toBeGreaterThan(127);
    moduli.add(n);
  }
  expect([...moduli].map((n) => Buffer.from(n, 'base64url').length)).toEqual(Array(20).fill(512));
});

it('makes keys again after its end', () => {
  const subtle = Object.create(webcrypto.subtle) as SubtleCrypto;
  const end = handOutKeys(subtle, () => keyOfNumber(0));
  expect(subtle.generateKey).not.toBe(webcrypto.subtle.generateKey);
  end();
  expect(subtle.generateKey).toBe(webcrypto.subtle.generateKey);
});

it('leaves keys of other kinds to WebCrypto', async () => {
  for (const other of [
    { modulusLength: 2048 },
    { modulusLength: 2048, name: 'RSASSA-PKCS1-v1_5' },
    { modulusLength: 1024, publicExponent: Uint8Array.of(3) },
  ]) {
    const { privateKey } = await preparedSubtle().generateKey({ ...wallet, ...other }, true, [
      'sign',
      'verify',
    ]);
    expect(privateKey.algorithm).toMatchObject(other);
  }
});

it('has hundreds of keys, of which 18 in a row share no prime', () => {
  const keys = Array.from({ length: 630 }, (_, number) => keyOfNumber(number));
  expect(new Set(keys.map(({ n }) => n)).size).toBe(keys.length);
  for (let first = 0; first < keys.length; first += 18)
    expect(new Set(keys.slice(first, first + 18).flatMap(({ p, q }) => [p, q])).size).toBe(36);
  expect(() => keyOfNumber(630)).toThrow(RangeError);
});
