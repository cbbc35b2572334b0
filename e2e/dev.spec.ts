import { writeCountingArea } from './dev/counting-area';
import { devTest as test } from './dev/dev-test';
import { follow } from './federation/test';
import { expect } from './support';

const homePage = 'src/home-page.tsx';

test('an area in the released app shows each change and keeps its state, under the policy of production', async ({
  app,
  develop,
  page,
  problems,
  scratch,
}) => {
  problems.allow(/Unexpected eof|Syntax Error/);
  const area = writeCountingArea(scratch);
  const server = await develop(area.folder);
  await page.goto(server.url);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Clicks: 0').click();
  await button('Clicks: 1').click();

  area.change(homePage, 'Clicks:', 'Hops:');
  await expect(button('Hops: 2')).toBeVisible();
  area.change('locales/en.json', 'What you read here', 'What stands here');
  const text = page.getByText(/^What stands here/);
  await expect(text).toBeVisible();
  area.change('src/home.module.css', 'rgb(1, 2, 3)', 'rgb(3, 2, 1)');
  await expect(text).toHaveCSS('outline-color', 'rgb(3, 2, 1)');
  await expect(button('Hops: 2')).toBeVisible();

  // A mistake is named in the page and in the terminal.
  area.change(homePage, '</Page>', '</Pag');
  const notice = page.getByRole('alert', { name: 'Dev server' });
  await expect(notice).toContainText('src/home-page.tsx');
  expect(server.output()).toContain('src/home-page.tsx');
  area.change(homePage, '</Pag', '</Page>');
  await expect(notice).toBeHidden();
  await expect(button('Hops: 2')).toBeVisible();

  // The app of this address isn't kept, and no page under another name of this machine gets in.
  const retired = await page.request.get(`${app.url}service-worker-off.js`);
  const worker = await page.request.get(new URL('service-worker.js', server.url).href);
  expect(await worker.text()).toBe(await retired.text());
  // Nor are there words of the released build.
  const words = await page.request.get(new URL('first-views/en/14.json', server.url).href);
  expect(await words.json()).toEqual({});
  const foreign = await page.request.get(server.url, { headers: { host: 'rebound.example' } });
  expect(foreign.status()).toBe(421);

  // The other areas are the released ones, and no override stays on the device.
  await follow(page, '/devbot');
  await expect(page.getByRole('heading', { level: 1, name: 'DevBot', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('about:blank');
  expect(await server.stop()).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('an area that threw, or could not be built at first, is shown once it is mended', async ({
  develop,
  page,
  problems,
  scratch,
}) => {
  problems.allow(/Unexpected eof|Syntax Error|planted|hot-update|reading 'call'/);
  const area = writeCountingArea(scratch);
  area.change(homePage, '</Page>', '</Pag');
  const server = await develop(area.folder);
  await page.goto(`${new URL(server.url).origin}/#/hello`);
  const notice = page.getByRole('alert', { name: 'Dev server' });
  await expect(notice).toContainText('src/home-page.tsx');
  area.change(homePage, '</Pag', '</Page>');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Welcome to Hello')).toBeVisible();

  area.change(homePage, 'const t =', "if (Date.now() > 0) throw new Error('planted');\n  const t =");
  await expect(notice).toContainText('planted');
  area.change(homePage, "throw new Error('planted')", 'void 0');
  await expect(heading('Welcome to Hello')).toBeVisible();
  await expect(notice).toBeHidden();

  // A page gets the doors that an area takes when it loads the area.
  area.change(
    homePage,
    "import { useState } from 'react';",
    "import { Link } from '@rainbow-rabbit/shared/router';\nimport { useState } from 'react';",
  );
  area.change(homePage, '</Page>', '<Link to="/about">another door</Link></Page>');
  await expect(page.getByRole('link', { name: 'another door' })).toBeVisible();

  // The declaration is read again, and the page with it.
  area.change('src/declaration.ts', "path: '/hello', layout: 'default'", "path: '/hello', layout: 'devbot'");
  await expect(page.getByText('~/devbot').first()).toBeVisible();
  await expect(heading('Welcome to Hello')).toBeVisible();
  await page.goto('about:blank');
  expect(await server.stop()).toBe(0);
});
