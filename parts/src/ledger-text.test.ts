import { acceptedText, ledgerText } from './ledger-text';

test.each([
  ['a\tb\u0000\u202ec', 'a bc'],
  ['\ufeffsoft\u00adhyphen\u200b\u2066', 'softhyphen'],
  ['two\nlines ', 'two\nlines '],
  ['می\u200cخواهم ❤️‍🔥', 'می\u200cخواهم ❤️‍🔥'],
])('of %j a process takes %j', (typed, text) => {
  expect(acceptedText(typed)).toBe(text);
});

test('a sent text has no white space around it', () => {
  expect(ledgerText('\u200b two words\u2060\n')).toBe('two words');
});
