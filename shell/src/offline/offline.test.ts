/** @jest-environment node */

import { createOfflineHost, hashOfText } from './testing/offline-host';
import { icon, network, releaseArea, releaseShell, setUp, workerOf } from './testing/offline-worker';

test('the page, its start files and its lists are there without network once the build is installed', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one', ['static/js/later.1.js']));
  await worker.install();
  host.setOffline(true);
  expect(await worker.ask('', 'navigate')).toBe('page one');
  expect(await worker.ask('static/js/main.one.js')).toBe('content of static/js/main.one.js');
  expect(await worker.ask('network.json')).toBe(network);
  expect(await worker.ask('areas.json')).toContain('areas/game/1/');
  await expect(worker.ask('static/js/later.1.js')).rejects.toThrow('no network');
});

test.each([
  ['a file of it has another content', 'static/js/main.one.js'],
  ['the page is of another build', ''],
  ['a list is nonsense', 'network.json'],
])('a build is not installed if %s', async (_, file) => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  host.served.set(file, 'something else');
  await expect(worker.install()).rejects.toThrow(/released|another build|not there/);
});

test('files that a page fetches are kept if their hash is known and right', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one', ['static/js/later.1.js']));
  await worker.install();
  await worker.ask('static/js/later.1.js');
  await worker.ask('areas/game/1/area.js');
  host.served.set('areas/game/1/screen.aa.js', 'not what was released');
  expect(await worker.ask('areas/game/1/screen.aa.js')).toBe('not what was released');
  host.setOffline(true);
  expect(await worker.ask('static/js/later.1.js')).toBe('content of static/js/later.1.js');
  expect(await worker.ask('areas/game/1/area.js?r=abc')).toBe('entry 1');
  await expect(worker.ask('areas/game/1/screen.aa.js')).rejects.toThrow('no network');
});

test('a kept file that the page refused gives way to the network, and the new one is kept', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  const file = 'areas/game/1/area.js';
  await worker.ask(file);
  releaseArea(host, '1', { 'area.js': 'mended entry' });
  await worker.ask('areas.json');
  const again = () => worker.ask(`${file}?r=abc`, 'no-cors', hashOfText('mended entry'));
  expect(await worker.ask(file)).toBe('entry 1');
  expect(await again()).toBe('mended entry');
  host.setOffline(true);
  expect(await again()).toBe('mended entry');
});

test('data of a prerendered path is kept for its own build only', async () => {
  const host = setUp();
  const file = 'ja/about/_payload.json';
  const first = workerOf(host, releaseShell(host, 'one', [file]));
  await first.install();
  await first.ask(`${file}?one`);
  host.setOffline(true);
  expect(await first.ask(`${file}?one`)).toBe(`content of ${file}`);
  await expect(
    workerOf(host, { ...releaseShell(host, 'two'), id: 'two' }).ask(`${file}?two`),
  ).rejects.toThrow('no network');
});

test("the page's icon is kept with it, those of the manifest once the browser fetches them", async () => {
  const host = setUp();
  const first = workerOf(host, releaseShell(host, 'one', [icon, 'icon-512.png']));
  await first.install();
  expect(await first.caches.names()).not.toContain('icon-512.png');
  await first.ask('icon-512.png');
  host.setOffline(true);
  expect(await first.ask(icon)).toBe(`content of ${icon}`);
  expect(await first.ask('icon-512.png')).toBe('content of icon-512.png');
});

test('a build whose icon was changed on its way is installed without it', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one', [icon]));
  host.served.set(icon, 'made smaller by a proxy');
  await worker.install();
  host.setOffline(true);
  expect(await worker.ask('', 'navigate')).toBe('page one');
  await expect(worker.ask(icon)).rejects.toThrow('no network');
});

test('data of an area’s page are kept with the area, and brought again with its next build', async () => {
  const host = setUp();
  const files = { 'area.js': 'entry', 'hall/_payload.json': 'one', 'pl/hall/_payload.json': 'jeden' };
  releaseArea(host, '0.1.0-a', files);
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.ask('areas/game/0.1.0-a/area.js');
  await worker.ask('areas/game/0.1.0-a/hall/_payload.json');
  releaseArea(host, '0.1.0-b', { ...files, 'hall/_payload.json': 'two', 'pl/hall/_payload.json': 'dwa' });
  await worker.ask('areas.json');
  await worker.settle([]);
  host.setOffline(true);
  expect(await worker.ask('areas/game/0.1.0-a/hall/_payload.json')).toBe('one');
  expect(await worker.ask('areas/game/0.1.0-b/hall/_payload.json')).toBe('two');
  await expect(worker.ask('areas/game/0.1.0-b/pl/hall/_payload.json')).rejects.toThrow('no network');
});

test.each(['mu', 'cu/dry-run', 'areas/game/1/area.json', 'service-worker.js', 'preview.png'])(
  '%s goes to the network as if there were no worker',
  async (file) => {
    const host = setUp();
    expect(await workerOf(host, releaseShell(host, 'one')).ask(file)).toBeUndefined();
  },
);

test('a page and its lists come from the network while it answers', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  releaseShell(host, 'two');
  releaseArea(host, '2', { 'area.js': 'entry 2' });
  expect(await worker.ask('', 'navigate')).toBe('page two');
  expect(await worker.ask('areas.json')).toContain('areas/game/2/');
});

test('a list that is not one is shown to the page, and the good one stays', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  host.served.set('network.json', '<html>');
  expect(await worker.ask('network.json')).toBe('<html>');
  host.served.delete('network.json');
  expect(await worker.ask('network.json')).toBe(network);
});

test('a failed answer to a list goes to the page if none is kept, which may ask again', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  host.served.delete('network.json');
  expect(await worker.ask('network.json')).toBe('status 404');
  host.served.set('network.json', network);
  expect(await worker.ask('network.json')).toBe(network);
  expect(host.asked.filter((file) => file === 'network.json')).toHaveLength(2);
});

test('a network that answers nothing is waited for only so long', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  host.hang();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const page = worker.answer('', 'navigate');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await (await page)?.text()).toBe('page one');
  } finally {
    jest.useRealTimers();
  }
});

test('a page that asks past the cache gets what the list says now, however slow the network is', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  releaseArea(host, '2', { 'area.js': 'entry 2' });
  const goOn = host.hang();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const [anyPage, retry] = (['default', 'no-store'] as const).map((cache) =>
      worker.answer('areas.json', 'cors', '', cache),
    );
    await jest.advanceTimersByTimeAsync(3000);
    expect(await (await anyPage)?.text()).toContain('areas/game/1/');
    goOn();
    expect(await (await retry)?.text()).toContain('areas/game/2/');
  } finally {
    jest.useRealTimers();
  }
});

test("an area's new release serves without network only once its files are there", async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  await worker.install();
  await worker.ask('areas/game/1/area.js');
  await worker.ask('areas/game/1/screen.aa.js');

  releaseArea(host, '2', {
    'area.js': 'entry 2',
    'screen.aa.js': 'screen',
    'other.bb.js': 'other',
    'new.cc.js': 'a new screen',
    'messages-ja.dd.js': 'words',
  });
  expect(await worker.ask('areas.json')).toContain('areas/game/2/');
  host.setOffline(true);
  expect(await worker.ask('areas.json')).toContain('areas/game/1/');
  expect(await worker.ask('areas/game/1/screen.aa.js')).toBe('screen');

  host.setOffline(false);
  host.asked.length = 0;
  await worker.settle(['static/js/main.one.js']);
  expect(host.asked).toEqual(['areas/game/2/area.js', 'areas/game/2/new.cc.js']);
  host.setOffline(true);
  expect(await worker.ask('areas.json')).toContain('areas/game/2/');
  expect(await worker.ask('areas/game/2/screen.aa.js')).toBe('screen');
  expect(await worker.caches.names()).not.toContain('areas/game/1/area.js');
});

test('a new build has of the areas what the build before had, and each build keeps to itself', async () => {
  const host = setUp();
  const one = workerOf(host, releaseShell(host, 'one', ['static/js/messages-ja.1.js', 'static/js/b.1.js']));
  await one.install();
  await one.ask('areas/game/1/area.js');
  await one.ask('static/js/b.1.js');
  const two = workerOf(host, releaseShell(host, 'two', ['static/js/messages-ja.2.js', 'static/js/b.2.js']));
  releaseArea(host, '2', { 'area.js': 'entry 2' });
  await two.install();
  host.setOffline(true);
  expect(await two.ask('', 'navigate')).toBe('page two');
  expect(await two.ask('static/js/b.2.js')).toBe('content of static/js/b.2.js');
  expect(await two.ask('areas/game/2/area.js')).toBe('entry 2');
  await expect(two.ask('static/js/messages-ja.2.js')).rejects.toThrow('no network');
  // A page of the build before still finds its files, until it is the last of its build.
  expect(await two.ask('static/js/b.1.js')).toBe('content of static/js/b.1.js');
  expect(await one.ask('', 'navigate')).toBe('page one');
  expect(await one.ask('areas.json')).toContain('areas/game/1/');
});

test('without a kept page, the page gets what the network says', async () => {
  const host = setUp();
  const worker = workerOf(host, releaseShell(host, 'one'));
  host.served.delete('');
  expect(await worker.ask('', 'navigate')).toBe('status 404');
});

test('a failed answer that the browser has in its own cache is asked for again', async () => {
  const host = createOfflineHost();
  const build = releaseShell(host, 'b1');
  host.served.set('areas.json', '{"areas":{}}');
  host.served.set('network.json', network);
  const fetch: typeof host.fetch = async (request, init) =>
    init?.cache === 'force-cache'
      ? new Response('not there yet', { status: 404 })
      : host.fetch(request, init);
  const worker = workerOf({ ...host, fetch }, build);
  await worker.install();
  expect(await worker.caches.names()).toContain('static/js/main.b1.js');
});
