import { returnPath } from './return-path';

const from = (path: string) => returnPath(`?from=${encodeURIComponent(path)}`);

describe('the page that the sign-in leads back to', () => {
  it.each([
    '/_internal/game',
    `/_internal/game/${'P'.repeat(43)}/event`,
    '/zh-cn/_internal/mini-build',
    `/_internal/games?community=${'C'.repeat(43)}`,
  ])('is a page of the staff: %s', (path) => {
    expect(from(path)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/_internal/login',
    '//evil.example/_internal/game',
    'https://evil.example',
    '/rabbit/demo',
    '/_internal/games?community=//evil.example',
  ])('is no other page: %s', (path) => {
    expect(from(path)).toBeUndefined();
  });
});
