import { locales } from '@rainbow-rabbit/shared/i18n';
import { transformSync } from '@swc/core';
import type texts from '../shell/locales/too-old/en.json';
import { expect, messagesByLocale, test } from './support';

/** Takes away what Safari has had since 17.4, before any script of the page runs. */
function growOld(): void {
  Reflect.deleteProperty(Promise, 'withResolvers');
}

test.use({ locale: 'ja-JP' });

test('a browser that is too old shows what to do in five languages, and runs no bundle', async ({
  page,
  axe,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(growOld);
  await page.goto('./#/rabbit/demo');
  for (const [, words] of messagesByLocale<typeof texts>('shell', 'too-old'))
    await expect(page.getByRole('heading', { name: words['too-old.title'] })).toBeVisible();
  await expect(page.getByText('Safari 17.4').and(page.locator('p'))).toHaveCount(locales.length);
  await expect(page.getByRole('heading').first()).toHaveText('このブラウザは古すぎます');
  await axe();
  await expect(page.locator('#root, script[src]')).toHaveCount(0);
  expect(asked.filter((path) => /areas\.json|network\.json|service-worker/.test(path))).toEqual([]);
});

test('the script that finds an old browser is one of its language', async ({ request, localnet }) => {
  const html = await (await request.get(localnet.url)).text();
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const written = (target: 'es5' | 'es2022') =>
    transformSync(script, { jsc: { parser: { syntax: 'ecmascript' }, target }, isModule: false }).code;
  expect(script).toContain('withResolvers');
  expect(written('es5')).toBe(written('es2022'));
});
