import { appendFile, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { openFileLog } from './file-log';
import { frameOf } from './frames';
import { openLogFile } from './log-file';

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
  [
    'a payload cut short',
    (file: string) => appendFile(file, frameOf(Buffer.from('the third')).subarray(0, 12)),
  ],
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

it('refuses to cut acknowledged payloads off, unless it is asked to', async () => {
  await write('one', 'two', 'three');
  const bytes = await readFile(path());
  bytes[bytes.indexOf('two')] = 0;
  await writeFile(path(), bytes);
  await expect(openFileLog(path())).rejects.toThrow('damaged at byte 11: 24 bytes');
  expect(await readFile(path())).toEqual(bytes);
  await rm(`${path()}.end`);
  const opened = await openFileLog(path());
  expect(texts(opened)).toEqual(['one']);
  await opened.log.close();
  expect(await readFile(`${path()}.cut`)).toEqual(bytes.subarray(11));
});

it('opens a log that is larger than one read can be, and holds only the heads of payloads', async () => {
  const payload = Buffer.alloc(16 * 1024 ** 2);
  const head = frameOf(payload).subarray(0, 8);
  const count = 130;
  const file = await open(path(), 'w');
  // All but the headers of frames is a hole in the file.
  for (let index = 0; index < count; index += 1) {
    await file.write(head, 0, head.length, index * (head.length + payload.length));
  }
  await file.truncate(count * (head.length + payload.length));
  await file.close();
  let largestRead = 0;
  const opened = await openFileLog(path(), {
    headOf: (bytes) => Buffer.from(bytes.subarray(0, 4)),
    openFile: async (name) => {
      const real = await openLogFile(name);
      return {
        ...real,
        read: (buffer, position) => {
          largestRead = Math.max(largestRead, buffer.length);
          return real.read(buffer, position);
        },
      };
    },
  });
  expect(opened.payloads).toHaveLength(count);
  expect(opened.payloads.every((one) => one.payload.length === 4)).toBe(true);
  expect([opened.cutBytes, largestRead]).toEqual([0, payload.length]);
  const last = await opened.log.append(Buffer.from('last'));
  await last.durable;
  expect((await opened.log.read(last.frame)).toString()).toBe('last');
  await opened.log.close();
});

it('promises nothing more once a write has failed', async () => {
  const { log } = await openFileLog(path());
  await log.close();
  await expect(log.append(Buffer.from('late')).durable).rejects.toMatchObject({ code: 'EBADF' });
  await expect(log.append(Buffer.from('later')).durable).rejects.toMatchObject({ code: 'EBADF' });
});
