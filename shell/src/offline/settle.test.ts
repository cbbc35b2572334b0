/** @jest-environment node */

import { releaseArea, releaseShell, setUp, workerOf } from './testing/offline-worker';

test('what the page loaded before the worker answered for it is kept once it is quiet', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.settle(['static/js/main.one.js', 'areas/game/1/area.js', 'mu', 'areas.json']);
  host.setOffline(true);
  expect(await worker.ask('areas/game/1/area.js')).toBe('entry 1');
});

test('a loaded file whose answer breaks off keeps no other from being kept', async () => {
  const host = setUp();
  releaseArea(host, '1', { 'area.js': 'entry', 'broken.js': 'broken', 'screens.js': 'screens' });
  const { fetch } = host;
  host.fetch = async (request) => {
    const breaksOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    return String(request).endsWith('broken.js') ? new Response(breaksOff) : fetch(request);
  };
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  const loaded = ['broken.js', 'area.js', 'screens.js'].map((file) => `areas/game/1/${file}`);
  await worker.settle(loaded);
  const names = await worker.caches.names();
  expect(loaded.filter((file) => names.has(file))).toEqual(loaded.slice(1));
});

test('with the first file of an area go the words of its acts, which no page asks for before a sheet', async () => {
  const host = setUp();
  releaseArea(host, '1', { 'area.js': 'entry', 'acts.json': 'words', 'screen.aa.js': 'screen' });
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.settle(['static/js/main.one.js']);
  expect(await worker.caches.names()).not.toContain('areas/game/1/acts.json');
  await worker.settle(['areas/game/1/area.js']);
  host.setOffline(true);
  expect(await worker.ask('areas/game/1/acts.json')).toBe('words');
});

test('a file that is loaded later brings only itself, however many are kept', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.settle(['static/js/main.one.js', 'areas/game/1/area.js']);
  const looks = [jest.spyOn(worker.caches, 'bring'), jest.spyOn(worker.caches, 'names')];
  await worker.settle(['areas/game/1/screen.aa.js']);
  await worker.settle(['areas/game/1/screen.aa.js']);
  expect(looks.map(({ mock }) => mock.calls)).toEqual([
    [['areas/game/1/screen.aa.js', expect.stringMatching(/^sha256-/)]],
    [],
  ]);
});

test('a loaded file whose first answer is cut is asked for once more', async () => {
  const host = setUp();
  const { fetch } = host;
  let cuts = 1;
  host.fetch = async (request) => {
    if (String(request).endsWith('area.js') && cuts-- > 0) throw new TypeError('cut');
    return fetch(request);
  };
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.settle(['areas/game/1/area.js']);
  expect(await worker.caches.names()).toContain('areas/game/1/area.js');
});

test("with a worker's script, which a page sees, goes the WebAssembly, which it doesn't see", async () => {
  const host = setUp();
  releaseArea(host, '1', { 'area.js': 'entry', 'decode-worker.js': 'worker', 'static/aa.wasm': 'decoder' });
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.settle(['areas/game/1/area.js']);
  expect(await worker.caches.names()).not.toContain('areas/game/1/static/aa.wasm');
  await worker.settle(['areas/game/1/decode-worker.js']);
  expect(await worker.caches.names()).toContain('areas/game/1/static/aa.wasm');
});

test('an earlier build is removed once the only page is of this one', async () => {
  const host = setUp();
  await workerOf(host, releaseShell(host, 'one')).install();
  const two = workerOf(host, releaseShell(host, 'two'));
  await two.install();
  await two.settle(['static/js/main.one.js']);
  await two.settle(['static/js/main.two.js'], false);
  expect(await two.caches.earlier()).toHaveLength(1);
  await two.settle(['static/js/main.two.js']);
  expect(await two.caches.earlier()).toHaveLength(0);
  host.setOffline(true);
  expect(await two.ask('', 'navigate')).toBe('page two');
});

test('a worker whose successor is installed removes nothing of it', async () => {
  const host = setUp();
  const one = workerOf(host, releaseShell(host, 'one'));
  await one.install();
  const two = workerOf(host, releaseShell(host, 'two'));
  await two.install();
  // The first worker still does what a page of its build asked for.
  await one.settle(['static/js/main.one.js']);
  await two.settle(['static/js/main.two.js']);
  await one.settle(['static/js/main.one.js']);
  host.setOffline(true);
  expect(await two.ask('', 'navigate')).toBe('page two');
});
