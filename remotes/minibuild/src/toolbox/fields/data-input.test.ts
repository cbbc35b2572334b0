import { noData, readData } from './data-input';

const megabyte = 1024 ** 2;

/** A file that was there when it was chosen. */
function goneFile(size: number): File {
  const file = new File([new Uint8Array(size)], 'gone.bin');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  return file;
}

test('typed data stays text, a file becomes bytes', async () => {
  expect(await readData({ kind: 'text', text: 'żółw' }, 1)).toBe('żółw');
  const file = new File([Uint8Array.of(1, 2, 255)], 'a.bin');
  file.arrayBuffer ??= async () => Uint8Array.of(1, 2, 255).buffer;
  expect(await readData({ kind: 'file', text: 'not this', file }, 1)).toEqual(Uint8Array.of(1, 2, 255));
});

test.each([
  ['nothing typed', noData, 'toolbox.no-data'],
  ['no file chosen', { kind: 'file', text: 'not this' }, 'toolbox.no-data'],
  ['too much typed', { kind: 'text', text: 'é'.repeat(megabyte / 2 + 1) }, 'toolbox.too-large'],
  ['too large a file', { kind: 'file', text: '', file: goneFile(megabyte + 1) }, 'toolbox.too-large'],
  ['a file that is gone', { kind: 'file', text: '', file: goneFile(9) }, 'toolbox.file-unreadable'],
] as const)('%s is reported as such', async (_, input, code) => {
  await expect(readData(input, 1)).rejects.toMatchObject({ code });
});
