import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashOfFile } from '../build/file-hashes';
import { recordedReleases, recordRelease, unpackRelease } from './recorded-releases';
import { shellName } from './releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  writeFileSync(path.join(folder, 'recorded.json'), '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = () => path.join(folder, 'unpacked');

const files: Readonly<Record<string, string>> = {
  'index.html': '<p>Rabbit</p>',
  'static/js/main.1234.js': 'run()',
  'static/font/round.1234.woff2': 'a face',
};
const hashes = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [file, hashOfFile(Buffer.from(text))]),
);
const seal = JSON.stringify({ name: shellName, build: '1234', contract: '2.2', files: hashes });

/** Records a small release; `altered` replaces files after they were sealed. */
const record = (altered: Readonly<Record<string, string>> = {}) =>
  recordRelease(
    {
      commit: 'c0ffee',
      read: (file) => Buffer.from({ ...files, 'release.json': seal, ...altered }[file] ?? ''),
    },
    folder,
  );

for (const release of recordedReleases()) {
  test(`${release.archive} is as it was recorded, and from a commit`, () => {
    expect(release.commit).toMatch(/^[0-9a-f]{40}$/);
    unpackRelease(release, target());
    const entry = release.name === shellName ? 'index.html' : 'area.json';
    expect(readFileSync(path.join(target(), entry), 'utf8')).toContain(release.build);
  });
}

test('a release is recorded and unpacked, without its fonts', () => {
  const recorded = record();
  expect(recordedReleases(folder)).toEqual([recorded]);
  expect(recorded).toMatchObject({ name: 'shell', build: '1234', contract: '2.2', archive: 'shell-2.2.br' });
  unpackRelease(recorded, target(), folder);
  expect(readFileSync(path.join(target(), 'static/js/main.1234.js'), 'utf8')).toBe('run()');
  expect(existsSync(path.join(target(), 'static/font'))).toBe(false);
});

test('a recorded release never changes', () => {
  record();
  expect(() => record()).toThrow('shell-2.2.br is recorded already. A recorded release never changes.');
});

test('a file that is no text is not recorded', () => {
  const read = (file: string) => (file === 'release.json' ? Buffer.from(seal) : Buffer.from([0xff]));
  expect(() => recordRelease({ commit: 'c0ffee', read }, folder)).toThrow('index.html is no text');
});

test('an archive of other bytes is refused', () => {
  const release = record();
  const bytes = readFileSync(path.join(folder, release.archive));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path.join(folder, release.archive), bytes);
  expect(() => unpackRelease(release, target(), folder)).toThrow("isn't what was recorded.");
  // Its own hash doesn't help it.
  const claimed = { ...release, hash: hashOfFile(bytes) };
  expect(() => unpackRelease(claimed, target(), folder)).toThrow(
    /can't be unpacked|another release|isn't as it was released/,
  );
});

test('an archive that does not unpack is refused', () => {
  const recorded = record();
  for (const bytes of [Buffer.from('no archive'), brotliCompressSync('no JSON')]) {
    writeFileSync(path.join(folder, recorded.archive), bytes);
    const claimed = { ...recorded, hash: hashOfFile(bytes) };
    expect(() => unpackRelease(claimed, target(), folder)).toThrow("shell-2.2.br can't be unpacked.");
  }
});

test('files other than those of the sealed release are refused', () => {
  const altered = record({ 'index.html': '<p>Hare</p>' });
  expect(() => unpackRelease(altered, target(), folder)).toThrow("isn't as it was released: index.html.");
  expect(() => unpackRelease({ ...altered, seal: 'sha256-other' }, target(), folder)).toThrow(
    'holds another release than the recorded one.',
  );
  expect(existsSync(target())).toBe(false);
});
