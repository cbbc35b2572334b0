import { developmentPage } from './development-page';

test('the page gets one script of its own origin, and nothing else changes', () => {
  const head = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'" />';
  expect(developmentPage(`<html><head>${head}</head><body></body></html>`)).toBe(
    `<html><head>${head}<script src="development/page.js"></script></head><body></body></html>`,
  );
});

test('a text without a head is no page of an app', () => {
  expect(() => developmentPage('{}')).toThrow('it is no released app');
});
