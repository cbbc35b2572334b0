import { assertOpensContacts, makeContestKey, readContestKey } from './contact-key-file';

const fileOf = (text: string) => ({ size: text.length, text: async () => text }) as File;

test('the saved file of a key opens what people seal to it', async () => {
  const { contactKey, fileText } = await makeContestKey();
  await assertOpensContacts(fileOf(fileText), contactKey);
  expect(Buffer.from(contactKey, 'base64url')).toHaveLength(65);
});

test('a key opens as JWK, too', async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const jwk = JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));
  const key = await readContestKey(fileOf(jwk), Buffer.from(raw).toString('base64url'));
  expect(key.extractable).toBe(false);
});

test('no other file does', async () => {
  const { contactKey, fileText } = await makeContestKey();
  const other = await makeContestKey();
  for (const text of [other.fileText, fileText.slice(0, -9), '', '{}', 'x'.repeat(10_001)])
    await expect(assertOpensContacts(fileOf(text), contactKey)).rejects.toMatchObject({
      code: 'contest-key.not-this-file',
    });
  await expect(readContestKey(fileOf(other.fileText), contactKey)).rejects.toMatchObject({
    code: 'contest-key.other-contest',
  });
  await expect(readContestKey(fileOf('{"hello":1}'), contactKey)).rejects.toMatchObject({
    code: 'contest-key.unreadable',
  });
});
