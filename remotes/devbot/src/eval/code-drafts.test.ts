import { codeDraftOf, keepDraft } from './code-drafts';

const process = (letter: string) => letter.repeat(43);

beforeEach(() => localStorage.clear());

it('keeps the code of each process, and of a fresh one, apart', () => {
  keepDraft(process('a'), 'A = 1');
  keepDraft(undefined, 'B = 2');
  keepDraft(process('a'), 'A = 3');
  expect([codeDraftOf(process('a')), codeDraftOf(), codeDraftOf(process('c'))]).toEqual([
    'A = 3',
    'B = 2',
    '',
  ]);
});

it('forgets code that was emptied', () => {
  keepDraft(process('a'), 'A = 1');
  keepDraft(process('a'), '');
  expect(codeDraftOf(process('a'))).toBe('');
});

it('keeps no code that is very long', () => {
  keepDraft(process('a'), 'x'.repeat(200_001));
  expect(codeDraftOf(process('a'))).toBe('');
});

it('lets the oldest code go when there is much', () => {
  for (const letter of 'abcdef') keepDraft(process(letter), letter.repeat(199_000));
  expect([codeDraftOf(process('a')), codeDraftOf(process('f')).length]).toEqual(['', 199_000]);
  for (let index = 0; index < 40; index += 1) keepDraft(String(index).padStart(43, '0'), 'A');
  expect(codeDraftOf('0'.repeat(43))).toBe('');
});

it('reads what is no list of drafts as none', () => {
  localStorage.setItem('rainbow-rabbit.devbot.code-drafts', '{"process":5}');
  expect(codeDraftOf(process('a'))).toBe('');
});
