import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp, type ReadAppFile } from './app-files';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'app-files-'));
  mkdirSync(path.join(folder, 'app/static'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'app/.hidden'), 'hidden');
  writeFileSync(path.join(folder, 'app/index.html'), '<page>');
  writeFileSync(path.join(folder, 'app/static/main.js'), 'run()');
  server = createServer(({ url }, response) => {
    const files: Readonly<Record<string, [type: string, text: string]>> = {
      '/id/': ['text/html; charset=utf-8', '<page>'],
      '/id/static/main.js': ['text/javascript; charset=utf-8', 'run()'],
    };
    const [type, text] = files[url ?? ''] ?? [];
    response.writeHead(type ? 200 : 404, type ? { 'content-type': type } : {}).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const readers: readonly (readonly [name: string, open: () => ReadAppFile])[] = [
  ['a folder', () => openApp(path.join(folder, 'app'))],
  ['a served app', () => openApp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/id`)],
];

describe.each(readers)('%s', (_, open) => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<page>'],
    ['/static/main.js', 'text/javascript; charset=utf-8', 'run()'],
  ])('gives %s', async (pathname, type, text) => {
    const file = await open()(pathname);
    expect([file?.type, file?.body.toString()]).toEqual([type, text]);
  });

  it.each(['/absent.js', '/static', '/.hidden', '/../secret.txt', '/..%2fsecret.txt', '//secret.txt', '/%'])(
    'has nothing at %s',
    async (pathname) => {
      expect(await open()(pathname)).toBeUndefined();
    },
  );
});
