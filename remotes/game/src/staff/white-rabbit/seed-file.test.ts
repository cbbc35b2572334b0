import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeSeed, readSeedFile } from './seed-file';

const process = 'A'.repeat(43) as ProcessId;
const fileOf = (text: string) => ({ size: text.length, text: async () => text }) as File;

test('the saved file of a seed has the seed that the event is committed to', async () => {
  const { commitment, fileText } = makeSeed(process);
  expect(await readSeedFile(fileOf(fileText), process, commitment)).toHaveLength(32);
});

test('no other file has', async () => {
  const { commitment } = makeSeed(process);
  for (const text of [makeSeed(process).fileText, '', '{}', '{"seed":"x"}', 'x'.repeat(10_001)])
    await expect(readSeedFile(fileOf(text), process, commitment)).rejects.toMatchObject({
      code: 'seed.not-this-file',
    });
});
