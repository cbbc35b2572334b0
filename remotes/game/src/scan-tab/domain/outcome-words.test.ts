import en from '../../../locales/en.json';
import { outcomeWords } from './outcome-words';

test.each([
  ['collected', 'Collected!', undefined],
  ['reserve', 'In reserve!', /^You already have this color\. If its first code turns out to be false/],
  ['waiting', 'Scanned!', /^This color joins your rainbow once its code is checked/],
] as const)('a scan whose outcome is %s says so', (outcome, title, text) => {
  const words = outcomeWords({ outcome });
  expect(en[words.title]).toBe(title);
  expect(words.text && en[words.text]).toEqual(text && expect.stringMatching(text));
});

test.each(['collected', 'waiting'] as const)(
  'a scan of a badge that is %s waits for the staff',
  (outcome) => {
    expect(outcomeWords({ outcome, printed: true }).text).toBe('collect.printed.text');
  },
);
