/** The words of a secret's card and of the place for its file, by their names in the area's catalogue. */
type SecretWord =
  | 'title'
  | 'text'
  | 'act'
  | 'save'
  /** Says how to keep the file. */
  | 'save-now'
  | 'saved'
  /** Says that this device doesn't have the secret yet. */
  | 'elsewhere'
  | 'choose';

/** Puts what a secret's card says into the language of the page. */
export interface SecretWords {
  word: (name: SecretWord) => string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}
