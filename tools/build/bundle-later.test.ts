import { type HtmlTag, preloadScripts } from './bundle-later';

const style: HtmlTag = { tag: 'link', attrs: { rel: 'stylesheet', href: 'main.css' } };

test('each script becomes a preload that waits for the boot script, in their order', () => {
  const scripts = ['runtime.js', 'main.js'].map((src) => ({ tag: 'script', attrs: { defer: true, src } }));
  expect(preloadScripts([...scripts, style])).toEqual([
    style,
    ...['runtime.js', 'main.js'].map((href) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'script', fetchpriority: 'low', href, 'data-bundle': true },
    })),
  ]);
});

test('a page without a script is refused', () => {
  expect(() => preloadScripts([style])).toThrow('The page has no script to run later');
});
