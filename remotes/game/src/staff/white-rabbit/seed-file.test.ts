import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeSeed, readSeedFile, seedFileText } from './seed-file';

const process = 'A'.repeat(43) as ProcessId;
const fileOf = (text: string) => ({ size: text.length, text: async () => text }) as File;

test('the saved file of a seed has the seed that the event is committed to', async () => {
  const { commitment, fileText } = await makeSeed(process);
  const { seed, redraws } = await readSeedFile(fileOf(fileText), process, commitment);
  expect(seed).toHaveLength(32);
  expect(redraws).toEqual([]);
  const again = fileOf(seedFileText({ seed, redraws: [2, 3, 5] }));
  expect(await readSeedFile(again, process, commitment)).toEqual({ seed, redraws: [2, 3, 5] });
});

test('no other file has', async () => {
  const { commitment, fileText } = await makeSeed(process);
  for (const redraws of ['[0]', '[1.5]', '["2"]', '[2,2]', '[3,2]', '[97]']) {
    const text = fileText.replace('}', `,"redraws":${redraws}}`);
    await expect(readSeedFile(fileOf(text), process, commitment)).rejects.toMatchObject({
      code: 'seed.not-this-file',
    });
  }
  for (const text of [(await makeSeed(process)).fileText, '', '{}', '{"seed":"x"}', 'x'.repeat(10_001)])
    await expect(readSeedFile(fileOf(text), process, commitment)).rejects.toMatchObject({
      code: 'seed.not-this-file',
    });
});
