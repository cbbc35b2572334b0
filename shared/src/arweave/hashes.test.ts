import Arweave from 'arweave';
import referenceDeepHash from 'arweave/node/lib/deepHash';
import { deepHash, fromBase64, fromBase64Url, isAddress, ownerAddress, toBase64, toBase64Url, utf8 } from '.';

describe('the deep hash', () => {
  it.each([
    ['bytes', utf8('rabbit')],
    ['no bytes', new Uint8Array()],
    ['an empty list', []],
    ['lists in lists', [utf8('a'), [], [[utf8('b')], utf8('')]]],
  ])('of %s is that of the network’s library', async (_, input) => {
    expect(await deepHash(input)).toEqual(new Uint8Array(await referenceDeepHash(input)));
  });
});

describe('base64url', () => {
  it('is that of Node for every length', () => {
    for (let length = 0; length < 50; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => index * 37);
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }
  });

  it('takes more bytes than a call takes arguments', () => {
    const bytes = new Uint8Array(300_000).fill(0xfb);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  });

  it.each(['a', 'a+b=', 'ż', 'ab cd'])('refuses %j', (text) => {
    expect(() => fromBase64Url(text)).toThrow('base64url.invalid');
  });
});

describe('an address', () => {
  it('is that of the network’s library', async () => {
    const owner = new Uint8Array(512).fill(200);
    const expected = await Arweave.init({}).wallets.ownerToAddress(toBase64Url(owner));
    expect(await ownerAddress(owner)).toBe(expected);
    expect(isAddress(expected)).toBe(true);
  });

  it.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}B`])(
    'is not %j',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
