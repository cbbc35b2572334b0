import { botPath } from './command-path';

test('a link of the bot carries the whole command', () => {
  const path = botPath(`/send ${'p'.repeat(43)} Note Text="a & b"`);
  expect(path.startsWith('/devbot?do=')).toBe(true);
  expect(new URLSearchParams(path.split('?')[1]).get('do')).toBe(`/send ${'p'.repeat(43)} Note Text="a & b"`);
});
