import { assertOpensWith, makeContactKey } from './contact-key';

const fileOf = (text: string) => ({ size: text.length, text: async () => text }) as File;

test('the saved file of a key opens what players seal to it', async () => {
  const { contactKey, fileText } = await makeContactKey();
  await assertOpensWith(fileOf(fileText), contactKey);
  expect(Buffer.from(contactKey, 'base64url')).toHaveLength(65);
});

test('no other file does', async () => {
  const { contactKey, fileText } = await makeContactKey();
  const other = await makeContactKey();
  for (const text of [other.fileText, fileText.slice(0, -9), '', '{}', 'x'.repeat(10_001)])
    await expect(assertOpensWith(fileOf(text), contactKey)).rejects.toMatchObject({
      code: 'contact-key.not-this-file',
    });
});
