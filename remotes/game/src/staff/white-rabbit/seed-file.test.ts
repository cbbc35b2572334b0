import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { lendSeed, makeSeed, type SeedFile, seedFileOf } from './seed-file';

const process = 'A'.repeat(43) as ProcessId;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const fileOf = (text: string) => ({ size: text.length, arrayBuffer: async () => utf8(text).buffer }) as File;

test('the saved file of a seed has the seed that the event is committed to', async () => {
  const { commitment, file } = await makeSeed(process);
  const lent: SeedFile[] = [];
  const drawnAgain = (saved: SeedFile) => {
    lent.push(saved);
    expect(saved.redraws).toEqual([]);
    expect(saved.seed.some((byte) => byte > 0)).toBe(true);
    return seedFileOf({ seed: saved.seed, redraws: [2, 3, 5] });
  };
  const again = await lendSeed({ file: fileOf(textOf(file)), process, commitment }, drawnAgain);
  expect(lent[0]?.seed).toEqual(new Uint8Array(32));
  const redraws = await lendSeed(
    { file: fileOf(textOf(again)), process, commitment },
    (saved) => saved.redraws,
  );
  expect(redraws).toEqual([2, 3, 5]);
});

test('no other file has', async () => {
  const { commitment, file } = await makeSeed(process);
  const fileText = textOf(file);
  const isLent = (text: string) => lendSeed({ file: fileOf(text), process, commitment }, () => true);
  for (const redraws of ['[0]', '[1.5]', '["2"]', '[2,2]', '[3,2]', '[97]']) {
    const text = fileText.replace('\n}', `,"redraws":${redraws}}`);
    await expect(isLent(text)).rejects.toMatchObject({
      code: 'seed.not-this-file',
    });
  }
  for (const text of [textOf((await makeSeed(process)).file), '', '{}', '{"seed":"x"}', 'x'.repeat(10_001)])
    await expect(isLent(text)).rejects.toMatchObject({
      code: 'seed.not-this-file',
    });
});
