import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { assertOpensContacts, makeContactKey, readContactKey } from './contact-key';

const fileOf = (text: string) => ({ size: text.length, arrayBuffer: async () => utf8(text).buffer }) as File;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const codes = { unreadable: 'ao.invalid-reply', other: 'ao.no-reply', notThisFile: 'ao.aborted' } as const;

test('the saved file of a key opens what people seal to it', async () => {
  const { contactKey, file } = await makeContactKey();
  await assertOpensContacts(fileOf(textOf(file)), contactKey, codes);
  expect(Buffer.from(contactKey, 'base64url')).toHaveLength(65);
});

test('a key opens as JWK, too', async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const jwk = JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const key = await readContactKey(fileOf(jwk), Buffer.from(raw).toString('base64url'), codes);
  expect(key.extractable).toBe(false);
});

test('no other file does', async () => {
  const { contactKey, file } = await makeContactKey();
  const fileText = textOf(file);
  const other = await makeContactKey();
  for (const text of [textOf(other.file), fileText.slice(0, -9), '', '{}', 'x'.repeat(10_001)])
    await expect(assertOpensContacts(fileOf(text), contactKey, codes)).rejects.toMatchObject({
      code: codes.notThisFile,
    });
  await expect(readContactKey(fileOf(textOf(other.file)), contactKey, codes)).rejects.toMatchObject({
    code: codes.other,
  });
  await expect(readContactKey(fileOf(fileText), '', codes)).rejects.toMatchObject({ code: codes.other });
  await expect(readContactKey(fileOf('{"hello":1}'), contactKey, codes)).rejects.toMatchObject({
    code: codes.unreadable,
  });
});
