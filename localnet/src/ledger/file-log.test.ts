import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { openFileLog } from './file-log';

const folder = temporaryFolder();
const path = () => join(folder(), 'test.log');
const texts = ({ payloads }: { payloads: readonly { payload: Buffer }[] }) =>
  payloads.map(({ payload }) => payload.toString());

async function write(...payloads: string[]): Promise<void> {
  const { log } = await openFileLog(path());
  await Promise.all(payloads.map((payload) => log.append(Buffer.from(payload)).durable));
  await log.close();
}

it('gives back what was appended, in order, after it was closed and opened', async () => {
  await write('one', 'two');
  await write('three');
  const opened = await openFileLog(path());
  expect(texts(opened)).toEqual(['one', 'two', 'three']);
  expect(opened.cutBytes).toBe(0);
  await opened.log.close();
});

it('reads single payloads, also before they are on the disk', async () => {
  const { log } = await openFileLog(path());
  const first = log.append(Buffer.from('first'));
  expect((await log.read(first.frame)).toString()).toBe('first');
  await first.durable;
  const second = log.append(Buffer.from('second'));
  expect((await log.read(first.frame)).toString()).toBe('first');
  expect((await log.read(second.frame)).toString()).toBe('second');
  await log.close();
});

it('has a payload in the file when it says so', async () => {
  const { log } = await openFileLog(path());
  await log.append(Buffer.from('promised')).durable;
  expect((await readFile(path())).includes('promised')).toBe(true);
  await log.close();
});

it.each([
  ['a payload cut short', (file: string) => truncate(file, 20)],
  ['half a header', (file: string) => appendFile(file, Buffer.from([0, 0, 0]))],
  ['zeros', (file: string) => appendFile(file, Buffer.alloc(100))],
  ['a length without bytes', (file: string) => appendFile(file, Buffer.from([0, 0, 1, 0, 1, 2, 3, 4, 5]))],
  ['noise', (file: string) => appendFile(file, Buffer.from('noise that is no payload at all'))],
])('cuts off a tail that is %s, keeps it beside, and goes on', async (_, tear) => {
  await write('one', 'the second');
  await tear(path());
  const torn = await openFileLog(path());
  expect(torn.cutBytes).toBeGreaterThan(0);
  expect(texts(torn)[0]).toBe('one');
  await torn.log.append(Buffer.from('after')).durable;
  await torn.log.close();
  const opened = await openFileLog(path());
  expect(texts(opened).at(-1)).toBe('after');
  expect(opened.cutBytes).toBe(0);
  await opened.log.close();
  expect((await readFile(`${path()}.cut`)).length).toBe(torn.cutBytes);
});

it('cuts before a payload whose bytes were changed', async () => {
  await write('one', 'two', 'three');
  const bytes = await readFile(path());
  bytes[bytes.indexOf('two')] = 0;
  await writeFile(path(), bytes);
  const opened = await openFileLog(path());
  expect(texts(opened)).toEqual(['one']);
  await opened.log.close();
});

it('promises nothing more once a write has failed', async () => {
  const { log } = await openFileLog(path());
  await log.close();
  await expect(log.append(Buffer.from('late')).durable).rejects.toMatchObject({ code: 'EBADF' });
  await expect(log.append(Buffer.from('later')).durable).rejects.toMatchObject({ code: 'EBADF' });
});
