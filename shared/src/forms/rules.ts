/** One rule of a field (docs/product 5.2). A rule without a message of its own gets the default text. */
export interface Rule<Values> {
  name: string;
  /** Returns true when the value passes. The other values of the form are there to compare with. */
  passes: (value: unknown, values: Values) => boolean;
  /** The message for a value that does not pass, in the language of the page. */
  message?: string;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Fails on nothing at all: null, an empty list, false, and text that is empty or blank. */
export function required(message?: string): Rule<unknown> {
  return {
    name: 'required',
    message,
    passes: (value) => {
      if (Array.isArray(value)) return value.length > 0;
      if (typeof value === 'string') return value.trim() !== '';
      return !isEmpty(value) && value !== false;
    },
  };
}

// One @, something before it, and a dotted name after it: what HTML's own e-mail field asks for, and a dot.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Fails on text that is no e-mail address; nothing at all passes. */
export function email(message?: string): Rule<unknown> {
  return {
    name: 'email',
    message,
    passes: (value) => isEmpty(value) || emailPattern.test(String(value).trim()),
  };
}

/** Fails on text that is not a URL, or a URL that the pattern does not match; an empty field passes. */
export function url({ pattern, message }: { pattern?: RegExp; message?: string } = {}): Rule<unknown> {
  return {
    name: 'url',
    message,
    passes: (value) =>
      isEmpty(value) || (URL.canParse(String(value)) && (!pattern || pattern.test(String(value)))),
  };
}

/** Fails on any value but the given value, or the value that the other values of the form lead to. */
export function is<Values>(
  expected: string | boolean | ((values: Values) => unknown),
  message?: string,
): Rule<Values> {
  return {
    name: 'is',
    message,
    passes: (value, values) => value === (typeof expected === 'function' ? expected(values) : expected),
  };
}

/** Fails on text of more characters than this, as people count them. */
export function max(characters: number, message?: string): Rule<unknown> {
  return {
    name: 'max',
    message,
    passes: (value) => isEmpty(value) || [...String(value)].length <= characters,
  };
}
