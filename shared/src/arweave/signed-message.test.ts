import { unshared, utf8 } from './bytes';
import { signingKeyOf } from './keyfile';
import { rsaPss, saltLength } from './rsa-key';
import { isMessageHash, isMessageSignedBy, messageHashes } from './signed-message';
import { makeTestSigner, type TestSigner } from './testing/signer';

const message = utf8('I am the White Rabbit');

let one: TestSigner;
let other: TestSigner;
beforeAll(async () => {
  [one, other] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

async function signed(hash: string, pssHash: string, salt = saltLength) {
  const key = await signingKeyOf(one.keyfile, pssHash);
  const digest = await crypto.subtle.digest(hash, unshared(message));
  return new Uint8Array(await crypto.subtle.sign({ name: rsaPss.name, saltLength: salt }, key, digest));
}

test.each(messageHashes)(
  'messages hashed with %s are known, whichever of both ways signed them',
  async (hash) => {
    for (const pssHash of new Set([hash, 'SHA-256'])) {
      const signature = await signed(hash, pssHash);
      expect(await isMessageSignedBy(one.signer.owner, signature, message, hash)).toBe(true);
      expect(await isMessageSignedBy(other.signer.owner, signature, message, hash)).toBe(false);
      expect(await isMessageSignedBy(one.signer.owner, signature, utf8('I am not'), hash)).toBe(false);
    }
  },
);

test('rejects a signature over another hash of the message', async () => {
  const signature = await signed('SHA-512', 'SHA-512');
  expect(await isMessageSignedBy(one.signer.owner, signature, message, 'SHA-384')).toBe(false);
  expect(await isMessageSignedBy(one.signer.owner, signature, message)).toBe(false);
});

test('other names are no hashes of messages', () => {
  expect(['SHA-256', 'SHA-1', '', undefined].map(isMessageHash)).toEqual([true, false, false, false]);
});

test.each([0, 1, 510])('a modulus of which only %d bytes are no zeros signed nothing', async (size) => {
  const owner = new Uint8Array(512).fill(0xa7, 512 - size);
  expect(await isMessageSignedBy(owner, await signed('SHA-512', 'SHA-512'), message, 'SHA-512')).toBe(false);
});
