import { changeLocale, currentLocale } from '@rainbow-rabbit/shared/i18n';
import { startLocale } from './start-locale';

test('the document follows the language from the start, and the cookie from the first change', async () => {
  window.location.hash = '#/ja/social';
  await startLocale();
  expect(currentLocale()).toBe('ja');
  expect(document.documentElement.lang).toBe('ja-JP');
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.cookie).not.toContain('i18n_redirected');

  await changeLocale('zh-tw');
  expect(document.documentElement.lang).toBe('zh-HK');
  expect(document.cookie).toContain('i18n_redirected=zh-tw');
});

test('the next visit speaks the language that was chosen', async () => {
  window.location.hash = '#/social';
  await startLocale();
  expect(currentLocale()).toBe('zh-tw');
});
