import { QueryError } from './syntax';

export type Token =
  | { kind: 'punctuation'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'string'; value: string }
  | { kind: 'number'; value: number };

const pattern =
  /(?:[\s,\uFEFF]|#[^\n\r]*)*(?:(\.\.\.|[!$():=@[\]{}|])|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|("(?:[^"\\\n]|\\.)*"))/y;
const ignored = /^(?:[\s,\uFEFF]|#[^\n\r]*)*$/;

/** The tokens of a GraphQL document (GraphQL specification, section 2.1), without block strings. @throws QueryError */
export function tokensOf(document: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(document); match; match = pattern.exec(document)) {
    const [, punctuation, name, number, string] = match;
    end = pattern.lastIndex;
    if (punctuation) tokens.push({ kind: 'punctuation', text: punctuation });
    else if (name) tokens.push({ kind: 'name', text: name });
    else if (number) tokens.push({ kind: 'number', value: Number(number) });
    else if (string) tokens.push({ kind: 'string', value: unquoted(string) });
  }
  if (!ignored.test(document.slice(end))) throw new QueryError(`Unexpected character at ${end}`);
  return tokens;
}

function unquoted(string: string): string {
  try {
    return String(JSON.parse(string));
  } catch {
    throw new QueryError(`Not a string: ${string}`);
  }
}
