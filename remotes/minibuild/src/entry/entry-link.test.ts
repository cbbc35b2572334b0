import { entryLink } from './entry-link.domain';

test('addresses of https and ids of processes can be opened', () => {
  expect(entryLink('https://example.org/a/b?c')).toEqual({
    place: 'web',
    to: 'https://example.org/a/b?c',
    host: 'example.org',
    rest: '/a/b',
    isVideo: false,
  });
  expect(entryLink('a'.repeat(43))).toEqual({ place: 'process', id: 'a'.repeat(43) });
});

test.each([
  'javascript:alert(1)',
  'http://example.org',
  'https://user:key@example.org',
  'https://localhost/x',
  'data:text/html,x',
  '//example.org',
  'https://',
  `https://example.org/${'a'.repeat(500)}`,
  '',
])('%s is never opened', (text) => {
  expect(entryLink(text)).toBeUndefined();
});

test.each([
  ['https://www.youtube.com/watch?v=1', true],
  ['https://youtu.be/1', true],
  ['https://player.vimeo.com/video/1', true],
  ['https://example.org/demo.MP4', true],
  ['https://notyoutube.com/watch', false],
  ['https://youtube.com.example.org/', false],
  ['https://example.org/mp4', false],
])('%s is a video: %s', (text, isVideo) => {
  expect(entryLink(text)).toMatchObject({ isVideo });
});

test('a host in another script is shown by its code', () => {
  expect(entryLink('https://exаmple.org/')).toMatchObject({ host: 'xn--exmple-4nf.org' });
});
