import type { ActRequest } from './acts';

type ActWord = 'ask' | 'effect' | 'act' | 'done';
type ShownTexts = Pick<ActRequest<unknown>, 'title' | 'effect' | 'confirm' | 'done'>;

/** Returns the texts of an act's sheet, which the area's catalogue has under the act's own name. */
export const actTexts = (words: (word: ActWord) => string): ShownTexts => ({
  title: words('ask'),
  effect: <p>{words('effect')}</p>,
  confirm: words('act'),
  done: words('done'),
});

/** Returns the texts of an act's sheet, with a reason that one press fills in. */
export const reasonedAct = (words: (word: ActWord | 'reason') => string) => ({
  ...actTexts(words),
  reasons: [words('reason')],
});
