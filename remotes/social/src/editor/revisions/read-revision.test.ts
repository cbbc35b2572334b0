import { contentHash } from '@rainbow-rabbit/processes/community/client';
import { type TxId, utf8 } from '@rainbow-rabbit/shared/arweave';
import { readRevision } from './read-revision';

const content = '{"v":1,"sections":[]}';
const message = 'M'.repeat(43) as TxId;
const reader = (data: string) => ({ data: async () => ({ bytes: utf8(data), isProven: false }) });
const revision = { message, hash: contentHash(content) };

test('the text of a revision comes from its message', async () => {
  const data = JSON.stringify({ city: 'lisbon', content, base: 0 });
  await expect(readRevision(revision, reader(data))).resolves.toBe(content);
});

test.each([JSON.stringify({ content: `${content} ` }), JSON.stringify({ content: 7 }), 'no JSON'])(
  'another text than the published one is refused: %s',
  async (data) => {
    await expect(readRevision(revision, reader(data))).rejects.toMatchObject({
      code: 'gateway.data-unverified',
    });
  },
);

test('a revision without a message can not be read', async () => {
  const reading = readRevision({ ...revision, message: undefined }, reader(''));
  await expect(reading).rejects.toMatchObject({ code: 'gateway.data-missing' });
});
