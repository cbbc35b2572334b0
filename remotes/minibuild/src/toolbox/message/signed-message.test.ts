import { parseSignedMessage, type SignedMessage, signedMessageText } from './signed-message.domain';

const signed: SignedMessage = {
  message: 'I am the White Rabbit',
  hash: 'SHA-512',
  signature: 'c2lnbmF0dXJl',
  publicKey: 'a2V5',
  address: 'A'.repeat(43),
};

test('a copied message can be pasted', () => {
  expect(parseSignedMessage(signedMessageText(signed))).toEqual(signed);
});

test('the hash and the address may be left out', () => {
  const { message, signature, publicKey } = signed;
  expect(parseSignedMessage(JSON.stringify({ message, signature, publicKey }))).toEqual({
    ...{ message, signature, publicKey },
    hash: 'SHA-256',
  });
});

test.each([
  ['I am no JSON', 'toolbox.not-json', {}],
  ['null', 'toolbox.not-json', {}],
  ['[]', 'toolbox.field-missing', { field: 'message' }],
  [JSON.stringify({ ...signed, signature: 7 }), 'toolbox.field-missing', { field: 'signature' }],
  [JSON.stringify({ ...signed, publicKey: null }), 'toolbox.field-missing', { field: 'publicKey' }],
  [JSON.stringify({ ...signed, address: {} }), 'toolbox.field-missing', { field: 'address' }],
  [JSON.stringify({ ...signed, hash: 'SHA-1' }), 'toolbox.hash-unknown', expect.anything()],
])('%s is refused as %s', (json, code, params) => {
  expect(() => parseSignedMessage(json)).toThrow(expect.objectContaining({ code, params }));
});
