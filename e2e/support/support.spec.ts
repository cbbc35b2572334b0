import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as journey } from './index';
import { emptyPicture } from './picture';
import { watchForProblems } from './problems';

/** These tests need a page of their own, not the app: a secure origin with nothing on it. */
const test = journey.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  server: async ({}, use) => {
    const server = createServer((request, response) => {
      const found = request.url === '/';
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' });
      response.end(
        found ? '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,">' : '',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(server);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ server }, use) => use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
});

/** Mean grey in the middle of what a newly opened camera shows, 0 (black) to 255. */
async function greyInTheMiddle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(video, video.videoWidth / 2, video.videoHeight / 2, 10, 10, 0, 0, 10, 10);
    const pixels = [...(context?.getImageData(0, 0, 10, 10).data ?? [])];
    for (const track of stream.getTracks()) track.stop();
    return pixels.reduce((sum, value, at) => (at % 4 === 0 ? sum + value : sum), 0) / 100;
  });
}

test('a camera shows what the test wrote before it opened', async ({ page, camera }) => {
  await page.goto('/');
  expect(await greyInTheMiddle(page)).toBeGreaterThan(200);
  const black = emptyPicture(200, 200);
  black.luma.fill(0);
  await camera.show(black);
  expect(await greyInTheMiddle(page)).toBeLessThan(40);
  await camera.showNothing();
  expect(await greyInTheMiddle(page)).toBeGreaterThan(200);
});

test('the browser keeps every feature off that Playwright turns off', async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  await session.detach();
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
    list.split(','),
  );
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()));
});

test('two phones share nothing', async ({ page, openPhone }) => {
  const other = await openPhone();
  await page.goto('/');
  await other.goto('/');
  await page.evaluate(() => localStorage.setItem('name', 'first'));
  expect(await other.evaluate(() => localStorage.getItem('name'))).toBeNull();
});

test('console errors, warnings, uncaught errors and failed requests on any phone are problems', async ({
  openPhone,
  problems,
}) => {
  const page = await openPhone();
  await page.goto('/');
  await page.evaluate(async () => {
    console.error('said loudly');
    console.warn('said with care');
    setTimeout(() => {
      throw new Error('not caught');
    });
    await fetch('/missing');
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  await expect.poll(() => problems.unexpected().join('\n')).toMatch(/request failed: GET http/);
  const found = problems.unexpected().join('\n');
  expect(found).toContain('said loudly');
  expect(found).toContain('said with care');
  expect(found).toContain('not caught');
  expect(found).toContain('404');
  problems.allow(/said|not caught|404|127\.0\.0\.1:9/);
  expect(problems.unexpected()).toEqual([]);
});

test('a problem that was not allowed fails the test (so this one has to fail)', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => console.error('not allowed'));
});

test('a violation of a content security policy is a problem that no test can allow', async ({
  playwright,
  launchOptions,
  server,
}) => {
  const browser = await playwright.chromium.launch(launchOptions);
  const { problems } = watchForProblems(browser);
  problems.allow(/./);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await page.evaluate(() => {
    const addPolicy = (content: string) => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = content;
      document.head.append(policy);
    };
    console.error('said loudly');
    addPolicy("img-src 'none'");
    new Image().src = '/picture.png';
    addPolicy("require-trusted-types-for 'script'");
    setTimeout(() => {
      document.body.innerHTML = '<b>markup</b>';
    });
  });
  const found = () => problems.unexpected().join('\n');
  await expect.poll(found).toMatch(/img-src/);
  await expect.poll(found).toMatch(/require-trusted-types-for/);
  expect(found()).not.toContain('said loudly');
  await browser.close();
});

test('a context that was left open fails the test (so this one has to fail)', async ({ browser }) => {
  test.fail();
  await browser.newContext();
});

/** Returns a page whose only fault, if any, is in its main part or its style. */
const pageWith = (main: string, style = '') =>
  `<!doctype html><html lang="en"><title>One</title><link rel="icon" href="data:,"><style>${style}</style>
  <main><h1>One</h1>${main}</main>`;

test('axe finds a button without a name', async ({ page, axe }) => {
  await page.setContent(pageWith('<button></button>'));
  await expect(axe()).rejects.toThrow(/critical button-name/);
});

test('axe judges both light and dark colors, and leaves the page in its own', async ({ page, axe }) => {
  await page.setContent(
    pageWith('', '@media (prefers-color-scheme: dark) { h1 { color: #777; background: #666 } }'),
  );
  const failure = await axe().catch(String);
  expect(failure).toContain('in dark colors serious color-contrast');
  expect(failure).not.toContain('in light colors');
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
});

test('axe judges the end of a fade, and reports violations of a page that never rests', async ({
  page,
  axe,
}) => {
  const fade = '@keyframes fade { from { color: #eee } } h1 { background: #fff; animation: fade 600s }';
  await page.setContent(pageWith('', fade));
  await axe();
  await page.setContent(pageWith('<button></button>'));
  await page.evaluate(() => {
    const part = document.createElement('p');
    document.body.append(part);
    const begin = () => {
      part.animate({ opacity: [0, 1] }, 600_000);
      requestAnimationFrame(begin);
    };
    begin();
  });
  await expect(axe()).rejects.toThrow(/critical button-name/);
});
