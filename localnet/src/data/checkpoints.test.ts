import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { Checkpoints } from './checkpoints';

const folder = temporaryFolder();

it('removes the oldest states when all are too large together, never the one just saved or that of an event', async () => {
  const checkpoints = await Checkpoints.open(folder(), 1000);
  const save = (process: string, nonce: number, sizeBytes: number, second: number) =>
    checkpoints.save(process, nonce, engine(sizeBytes, second), (id) => String(id) === 'event');
  const engine = (sizeBytes: number, second: number) => ({
    save: async (file: string) => {
      await writeFile(file, Buffer.alloc(sizeBytes));
      await utimes(file, second, second);
    },
  });
  await save('event', 1, 100, 0);
  await save('a', 1, 400, 1);
  await save('b', 1, 400, 2);
  await save('a', 2, 400, 3);
  await save('c', 1, 400, 4);
  expect(await readdir(folder())).toEqual(['a.2.checkpoint', 'c.1.checkpoint', 'event.1.checkpoint']);
  await save('d', 1, 2000, 0);
  expect(await readdir(folder())).toEqual(['d.1.checkpoint', 'event.1.checkpoint']);
  expect(await checkpoints.latest('d', 5)).toEqual({ nonce: 1, file: join(folder(), 'd.1.checkpoint') });
});
