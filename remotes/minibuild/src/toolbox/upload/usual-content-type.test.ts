import { usualContentType } from './usual-content-type';

test.each([
  [{ kind: 'text', text: '' }, 'text/plain; charset=utf-8'],
  [{ kind: 'file', text: '' }, 'application/octet-stream'],
  [{ kind: 'file', text: '', file: new File([], 'a', { type: 'image/png' }) }, 'image/png'],
  [{ kind: 'file', text: '', file: new File([], 'a') }, 'application/octet-stream'],
] as const)('%j is taken for %s', (data, type) => {
  expect(usualContentType(data)).toBe(type);
});
