import { deriveBytes, deriveP256, importPrivateKey, makeSecret } from './derived-key';
import { publicKeyOf } from './p256';
import { makeKeyPair } from './seal';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const counted = Uint8Array.from({ length: 32 }, (_, at) => at);

test('bytes are those of HKDF-SHA-256 without a salt: test case 3 of RFC 5869', async () => {
  const bytes = await deriveBytes(new Uint8Array(22).fill(0x0b), '', 42);
  expect(hex(bytes)).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  );
});

test('the key of a label is known, and another label’s is another key', async () => {
  const { privateKey, publicKey } = await deriveP256(counted, 'rr1 event contact');
  expect([hex(privateKey), hex(publicKey)]).toEqual([
    'e24bfd5e1c83aa77be119f6842591f31928519f042f8bb9c5df464f1c0711e32',
    '04cee8ad5e876e017dffe0e7f6122b7e1b47d00c31b5d2dbc5a84b9048bce57b5829c122bcb3cab24f9b6756ee4add631f5f0fa863bad60641798b9f9a04087ced',
  ]);
  expect(hex((await deriveP256(counted, 'rr1 contest contact')).privateKey)).not.toBe(hex(privateKey));
});

test('public keys are those that WebCrypto makes', async () => {
  for (let count = 0; count < 8; count += 1) {
    const pair = await makeKeyPair();
    const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    expect(hex(publicKeyOf(Buffer.from(d, 'base64url')))).toBe(hex(raw));
  }
});

test('a key of 1 is the base point, one of 2 doubles it, and the last one is its inverse (NIST’s examples)', () => {
  const x = '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296';
  const one = Buffer.from('01', 'hex');
  expect(hex(publicKeyOf(one)).slice(2, 66)).toBe(x);
  expect(hex(publicKeyOf(Buffer.from('02', 'hex'))).slice(2, 66)).toBe(
    '7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978',
  );
  const last = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550';
  const inverse = hex(publicKeyOf(Buffer.from(last, 'hex')));
  expect(inverse.slice(2, 66)).toBe(x);
  expect(inverse).not.toBe(hex(publicKeyOf(one)));
  expect(() => publicKeyOf(new Uint8Array(32))).toThrow(RangeError);
});

test('a derived key can be used and not exported, and only with its own public half', async () => {
  const [own, other] = await Promise.all([deriveP256(makeSecret(), 'a'), deriveP256(makeSecret(), 'a')]);
  expect((await importPrivateKey(own)).extractable).toBe(false);
  await expect(importPrivateKey({ ...own, publicKey: other.publicKey })).rejects.toThrow(DOMException);
});
