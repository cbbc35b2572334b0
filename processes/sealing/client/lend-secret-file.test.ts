import { fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import { lendSecretFile } from './lend-secret-file';

const unreadable = 'ao.invalid-reply';
const schema = v.object({
  name: v.string(),
  part: v.object({ d: v.string() }),
  seed: v.pipe(v.string(), v.transform(fromBase64Url)),
});
const text = JSON.stringify({ name: 'Rose', part: { d: 'secret' }, seed: 'AQID' });

/** A file, and the one buffer that its reader gets. */
function fileWith(content: string) {
  const bytes = utf8(content);
  return { bytes, file: { size: bytes.length, arrayBuffer: async () => bytes.buffer } as File };
}

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

test('a file is lent for one use: after it, its buffer is all zeros and its content has nothing left', async () => {
  const { bytes, file } = fileWith(text);
  const lent: v.InferOutput<typeof schema>[] = [];
  const result = await lendSecretFile(file, { schema, unreadable }, async (content) => {
    lent.push(content);
    expect(content).toEqual({ name: 'Rose', part: { d: 'secret' }, seed: Uint8Array.of(1, 2, 3) });
    return content.seed.length;
  });
  expect(result).toBe(3);
  expect(isZero(bytes)).toBe(true);
  expect(lent).toEqual([{ name: '', part: { d: '' }, seed: new Uint8Array(3) }]);
});

test('the same after a use that fails, whose error is passed on', async () => {
  const { bytes, file } = fileWith(text);
  const lent: unknown[] = [];
  const use = (content: object) => {
    lent.push(content);
    throw new TypeError('of the use');
  };
  await expect(lendSecretFile(file, { schema, unreadable }, use)).rejects.toThrow('of the use');
  expect(isZero(bytes)).toBe(true);
  expect(lent).toEqual([{ name: '', part: { d: '' }, seed: new Uint8Array(3) }]);
});

test.each(['secret', '"secret"', '{"name":"secret"}', text.replace('AQID', '?')])(
  'an error quotes nothing of the file %s, whose buffer is all zeros',
  async (content) => {
    const { bytes, file } = fileWith(content);
    const use = jest.fn();
    const error = await lendSecretFile(file, { schema, unreadable }, use).catch((reason) => reason);
    expect(error).toMatchObject({ code: unreadable });
    expect(error.cause).toBeUndefined();
    expect(use).not.toHaveBeenCalled();
    expect(isZero(bytes)).toBe(true);
  },
);

test('a file that is too long is not read', async () => {
  const arrayBuffer = jest.fn();
  const file = { size: 10_001, arrayBuffer } as unknown as File;
  await expect(lendSecretFile(file, { schema, unreadable }, () => true)).rejects.toMatchObject({
    code: unreadable,
  });
  expect(arrayBuffer).not.toHaveBeenCalled();
});
