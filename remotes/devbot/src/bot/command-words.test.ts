import { quotedWord, splitWords } from './command-words';

test.each([
  ['', []],
  ['  /send   x ', ['/send', 'x']],
  ['a Text="two words" b', ['a', 'Text=two words', 'b']],
  [`Data='{"a": 1}'`, ['Data={"a": 1}']],
  [String.raw`Data="say \"hi\" \\o/"`, [String.raw`Data=say "hi" \o/`]],
  ['Name=""', ['Name=']],
  ['open "never closed', ['open', 'never closed']],
])('splits %j', (line, words) => {
  expect(splitWords(line)).toEqual(words);
});

test.each([
  '',
  'plain',
  'two words',
  '{"a":1}',
  `it's`,
  'ends with \\',
  String.raw`both ' and " and \ `,
  '\n',
])('a quoted word %j is read as it was', (word) => {
  expect(splitWords(`before ${quotedWord(word)} after`)).toEqual(['before', word, 'after']);
});
