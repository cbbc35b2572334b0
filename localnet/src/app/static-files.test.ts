import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporary-folder';
import { StaticFiles } from './static-files';

const folder = temporaryFolder();
const script = 'console.log("hello");'.repeat(100);

async function files(): Promise<StaticFiles> {
  await mkdir(join(folder(), 'app/areas'), { recursive: true });
  await writeFile(join(folder(), 'secret.txt'), 'secret');
  await writeFile(join(folder(), 'app/.hidden'), 'hidden');
  await writeFile(join(folder(), 'app/index.html'), '<!doctype html>');
  await writeFile(join(folder(), 'app/areas.json'), '{}');
  await writeFile(join(folder(), 'app/areas/main.1a2b3c4d.js'), script);
  return new StaticFiles(join(folder(), 'app'));
}

const get = async (path: string, headers = {}) => await (await files()).answer(path, { headers });

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/areas.json', 'application/json', 'no-cache'],
  ['/areas/main.1a2b3c4d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('serves %s with its type and how long it may be kept', async (path, type, cache) => {
  expect((await get(path))?.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
});

it('compresses for those who can read it', async () => {
  const packed = await get('/areas/main.1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
  expect(packed?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed?.body ?? '').toString()).toBe(script);
  expect((await get('/areas/main.1a2b3c4d.js', { 'accept-encoding': 'gzip' }))?.body.toString()).toBe(script);
});

it('says that nothing changed, until something did', async () => {
  const served = await files();
  const etag = (await served.answer('/areas.json', { headers: {} }))?.headers.etag ?? '';
  expect((await served.answer('/areas.json', { headers: { 'if-none-match': etag } }))?.status).toBe(304);
  await writeFile(join(folder(), 'app/areas.json'), '{"changed":true}');
  const changed = await served.answer('/areas.json', { headers: { 'if-none-match': etag } });
  expect([changed?.status, changed?.body.toString()]).toEqual([200, '{"changed":true}']);
});

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/areas/..\\..\\secret.txt',
  '//secret.txt',
  '/.hidden',
  '/areas',
  '/absent.js',
  '/%',
  '/index.html%00.js',
])('serves nothing at %s', async (path) => {
  expect(await get(path)).toBeUndefined();
});
