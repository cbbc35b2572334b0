import type { WeighedAct } from './acts';

type ActWord = 'ask' | 'effect' | 'act' | 'done';
type ShownTexts = Pick<WeighedAct<unknown>, 'title' | 'effect' | 'confirm' | 'done' | 'suggestions'>;

/** Returns the texts of an act's sheet, which the area's catalogue has under the act's own name, with the reasons to choose from. */
export const weighedAct = <Reason extends string = 'reason'>(
  words: (word: ActWord | Reason) => string,
  reasons: readonly Reason[] = ['reason' as Reason],
): ShownTexts => ({
  title: words('ask'),
  effect: <p>{words('effect')}</p>,
  confirm: words('act'),
  done: words('done'),
  suggestions: reasons.map(words),
});
