import {
  generateKeyfile,
  keySigner,
  ownerAddress,
  sha256,
  toBase64Url,
  utf8,
} from '@rainbow-rabbit/shared/arweave';
import type { SignedMessage } from './signed-message.domain';
import { verifyMessage } from './verify-message';

const message = 'I am the White Rabbit';

let signed: SignedMessage;
let others: string;
let rawSignature: string;
beforeAll(async () => {
  const [signer, other] = await Promise.all(
    [generateKeyfile(), generateKeyfile()].map(async (key) => keySigner(await key)),
  );
  if (!(signer && other)) throw new Error('no keys');
  signed = {
    message,
    hash: 'SHA-256',
    signature: toBase64Url(await signer.sign(await sha256(utf8(message)))),
    publicKey: toBase64Url(signer.owner),
    address: await ownerAddress(signer.owner),
  };
  others = toBase64Url(other.owner);
  rawSignature = toBase64Url(await signer.sign(utf8(message)));
});

test('a message that its key signed is right, with or without the address', async () => {
  const right = { verdict: 'right', address: signed.address };
  expect(await verifyMessage(signed)).toEqual(right);
  expect(await verifyMessage({ ...signed, address: undefined })).toEqual(right);
});

test.each([
  ['another message', { message: 'I am not' }, 'signature-wrong'],
  ['another hash', { hash: 'SHA-384' }, 'signature-wrong'],
  ['another key', () => ({ publicKey: others, address: undefined }), 'signature-wrong'],
  ['another address', { address: 'A'.repeat(43) }, 'address-differs'],
  ['a signature over the text itself', () => ({ signature: rawSignature }), 'text-signed-itself'],
  ['a short signature', { signature: 'c2hvcnQ' }, 'signature-malformed'],
  ['no signature', { signature: '' }, 'signature-malformed'],
  ['a signature of other letters', { signature: '†'.repeat(683) }, 'signature-malformed'],
  ['a short key', { publicKey: 'c2hvcnQ' }, 'public-key-malformed'],
  ['an invalid key', { publicKey: 'A'.repeat(683), address: undefined }, 'signature-wrong'],
] as const)('%s is wrong, and says why', async (_, change, reason) => {
  const changed = { ...signed, ...(typeof change === 'function' ? change() : change) };
  expect(await verifyMessage(changed)).toMatchObject({ verdict: 'wrong', reason });
});
