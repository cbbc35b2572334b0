import { pictureKindOf } from './picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', undefined],
  ['<html>', undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['', undefined],
])('%j is shown as %s', (text, kind) => {
  expect(pictureKindOf(bytes(text))).toBe(kind);
});
