import { browserLocale } from './browser-locale';
import { detectLocale } from './detect-locale';
import { localeCookie, localeInCookies } from './locale-cookie';

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['tlh-Latn', 'ja-JP', 'en'], 'ja'],
  [['zh'], 'zh-cn'],
  [['zh-CN'], 'zh-cn'],
  [['zh-SG'], 'zh-cn'],
  [['zh-Hans-HK'], 'zh-cn'],
  [['zh-TW'], 'zh-tw'],
  [['zh-HK'], 'zh-tw'],
  [['zh-MO'], 'zh-tw'],
  [['zh-Hant'], 'zh-tw'],
  [['zh-Hant-CN'], 'zh-tw'],
  [['EN-gb'], 'en'],
  [['tlh', 'eo'], undefined],
  [[], undefined],
])('of the browser languages %j the product speaks %s', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale);
});

test('the cookie is kept for a year, for the whole site, and read back', () => {
  expect(localeCookie('zh-tw')).toBe('i18n_redirected=zh-tw; path=/; max-age=31536000; samesite=lax');
  expect(localeInCookies('a=b; i18n_redirected=zh-tw; c=d')).toBe('zh-tw');
  expect(localeInCookies('i18n_redirected=klingon')).toBeUndefined();
  expect(localeInCookies('not_i18n_redirected=pl')).toBeUndefined();
  expect(localeInCookies('')).toBeUndefined();
});

test('the route decides, then the cookie, then the browser, then English', () => {
  const cookies = 'i18n_redirected=pl';
  const languages = ['ja'];
  expect(detectLocale({ hash: '#/zh-tw/rabbit/demo?x=1', cookies, languages })).toBe('zh-tw');
  expect(detectLocale({ hash: '#/rabbit/demo', cookies, languages })).toBe('pl');
  expect(detectLocale({ hash: '', cookies: '', languages })).toBe('ja');
  expect(detectLocale({ hash: '#/', cookies: '', languages: ['tlh'] })).toBe('en');
});
