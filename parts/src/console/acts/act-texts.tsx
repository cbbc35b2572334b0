import type { WeighedAct } from './acts';

type ActWord = 'ask' | 'effect' | 'act' | 'done' | 'reason';
type ShownTexts = Pick<WeighedAct<unknown>, 'title' | 'effect' | 'confirm' | 'done' | 'suggestions'>;

/** Returns the texts of an act's sheet, which the area's catalogue has under the act's own name. */
export const weighedAct = (words: (word: ActWord) => string): ShownTexts => ({
  title: words('ask'),
  effect: <p>{words('effect')}</p>,
  confirm: words('act'),
  done: words('done'),
  suggestions: [words('reason')],
});
