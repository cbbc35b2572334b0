import { replaceLocale, splitLocale } from './locale-prefix';

test('any route may carry a locale', () => {
  expect(splitLocale('/ja/rabbit/demo')).toEqual({ locale: 'ja', path: '/rabbit/demo' });
  expect(splitLocale('/zh-cn')).toEqual({ locale: 'zh-cn', path: '/' });
  expect(splitLocale('/ZH-TW/social/')).toEqual({ locale: 'zh-tw', path: '/social/' });
});

test('a path that only looks like one carries none', () => {
  expect(splitLocale('/japan/rabbit')).toEqual({ locale: undefined, path: '/japan/rabbit' });
  expect(splitLocale('/rabbit/ja')).toEqual({ locale: undefined, path: '/rabbit/ja' });
  expect(splitLocale('/')).toEqual({ locale: undefined, path: '/' });
});

test('another language changes the prefix that is there, and adds none', () => {
  expect(replaceLocale('/ja/rabbit/demo', 'pl')).toBe('/pl/rabbit/demo');
  expect(replaceLocale('/ja', 'en')).toBe('/en');
  expect(replaceLocale('/rabbit/demo', 'pl')).toBe('/rabbit/demo');
});
