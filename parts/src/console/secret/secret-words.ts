import type { SecretPlaceWords } from './with-secret';

/** The words of a secret's card, in the language of the page. */
export interface SecretWords extends SecretPlaceWords {
  title: string;
  text: string;
  make: string;
  /** Makes another secret, after the file was lost. */
  lost: string;
  save: string;
  /** Says how to keep the file. */
  saveNow: string;
  saved: string;
  saveAgain: string;
}

type SecretWord =
  | 'title'
  | 'text'
  | 'act'
  | 'lost'
  | 'save'
  | 'save-now'
  | 'saved'
  | 'save-again'
  | 'elsewhere'
  | 'choose';

/** Returns the words of a secret's card and of the place for its file, which the area's catalogue has under one name. */
export const secretWords = (
  word: (name: SecretWord) => string,
  others: Pick<SecretWords, 'loading' | 'errorText'>,
): SecretWords => ({
  ...others,
  title: word('title'),
  text: word('text'),
  make: word('act'),
  lost: word('lost'),
  save: word('save'),
  saveNow: word('save-now'),
  saved: word('saved'),
  saveAgain: word('save-again'),
  elsewhere: word('elsewhere'),
  choose: word('choose'),
});
