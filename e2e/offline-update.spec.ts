import type { Page } from '@playwright/test';
import en from '../shell/locales/en.json' with { type: 'json' };
import { placeSecondBuild } from './federation/second-build';
import { federationTest as test } from './federation/test';
import { expect, keptFiles, reloadPage } from './support';

/** Makes the browser look for another worker, as it does at each load; resolves with the state that the worker ends in. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing as ServiceWorker), {
        once: true,
      }),
    );
    await registration.update();
    const worker = await found;
    const isOver = () => ['redundant', 'activated'].includes(worker.state);
    return new Promise<string>((resolve) => {
      const look = () => isOver() && resolve(worker.state);
      worker.addEventListener('statechange', look);
      look();
    });
  });

/** Loads the front page anew, and returns the build of its page and the mark of its code. */
async function loaded(page: Page) {
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: en['front.title'] })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return page.evaluate(() => ({
    build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content,
    code: document.documentElement.dataset.code,
  }));
}

test('an update that is cut in the middle leaves the first build whole, and one that ends brings the second', async ({
  page,
  context,
  app,
  appFolder,
  scratch,
  open,
  problems,
}) => {
  problems.allow(/404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open('/');
  await expect.poll(() => keptFiles(page)).toContain('/');
  const { first, second, script } = placeSecondBuild(appFolder, scratch);

  app.break(new RegExp(script), { kind: 'answer', status: 404, type: 'text/html', body: 'Not there yet' });
  expect(await update(page)).toBe('redundant');
  expect(app.requests).toContain(`/${script}`);
  await context.setOffline(true);
  expect(await loaded(page)).toEqual({ build: first });

  await context.setOffline(false);
  app.repair();
  expect(await update(page)).toBe('activated');
  await context.setOffline(true);
  expect(await loaded(page)).toEqual({ build: second, code: 'second' });
});
