import { describeAct, parseActs } from '@rainbow-rabbit/shared/acts';
import en from '../locales/acts/en.json';
import { acts } from './acts';

const declared = parseActs({ acts, texts: { en } });
const words = (action: string) =>
  describeAct(declared, { receiver: 'processes.arcade', action, locale: 'en' });

test.each([
  ['Enter', 'Show that you are a person?', 'Ask for it'],
  ['Submit', 'Submit your score?', 'Submit my score'],
  ['Keepsake', 'Get this keepsake?', 'Get the keepsake'],
])('%s is titled %s, and approved by "%s"', (action, title, act) => {
  expect(words(action)).toMatchObject({ role: 'anybody', title, ways: [{ act }] });
});

test.each([
  ['SetChallenge', 'Save this challenge?', 'Save the challenge'],
  ['Strike', 'Strike this run?', 'Strike the run'],
])('%s is an act of the staff, titled %s, and approved by "%s"', (action, title, act) => {
  const known = words(action);
  expect(known).toMatchObject({ role: 'staff', title });
  expect(known?.ways.at(-1)).toEqual({ act });
});

test.each(['Begin', 'Scan', 'Replay'])('%s has no words', (action) => {
  expect(words(action)).toBeUndefined();
});
