import { developmentPage } from './development-page';

test('the page gets one script of its own origin before its own, and nothing else changes', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'" />';
  const boot = '<script>boot()</script></head><body><script></script></body></html>';
  expect(developmentPage(`<html><head>${policy}${boot}`)).toBe(
    `<html><head>${policy}<script src="development/page.js"></script>${boot}`,
  );
});

test('a text without a script is no page of an app', () => {
  expect(() => developmentPage('{}')).toThrow('it is no released app');
});
