import { createHash } from 'node:crypto';
import { fetchPreview } from './fetch-preview';

/** Returns the head of a PNG picture of so many pixels. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const fetched = (picture: Buffer) => {
  const message = JSON.stringify({ preview: picture.toString('base64url') });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(message));
  return fetchPreview({
    url: 'https://gate.example/',
    message: 'm',
    sha256: createHash('sha256').update(picture).digest('base64url'),
    signal: new AbortController().signal,
  });
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
});
afterEach(() => jest.restoreAllMocks());

test('a small picture is shown', async () => {
  expect(await fetched(png(480, 270))).toBe('blob:preview');
});

test.each([
  ['that would unfold to more pixels than a phone has memory for', png(60_000, 60_000)],
  ['without a size', png(0, 10)],
])('a picture %s is never given to the browser', async (_, picture) => {
  await expect(fetched(picture)).rejects.toMatchObject({ code: 'preview.unreadable' });
});
