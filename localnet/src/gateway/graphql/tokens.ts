import { QueryError } from './syntax';

export type Token =
  | { kind: 'punctuation'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'string'; value: string }
  | { kind: 'number'; value: number };

/** Spaces, commas and one comment. Each match of `ignored` takes one, so that no text can be split in two ways. */
const ignored = /[\s,\uFEFF]+|#[^\n\r]*/y;
const token = /(\.\.\.|[!$():=@[\]{}|])|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|("(?:[^"\\\n]|\\.)*")/y;

/** More tokens than any client's query has. */
const maxTokens = 20_000;

/** The tokens of a GraphQL document (GraphQL specification, section 2.1), without block strings. @throws QueryError */
export function tokensOf(document: string): Token[] {
  const tokens: Token[] = [];
  for (let start = afterIgnored(document, 0); start < document.length; ) {
    token.lastIndex = start;
    const match = token.exec(document);
    if (!match) throw new QueryError(`Unexpected character at ${start}`);
    if (tokens.length === maxTokens) throw new QueryError(`A query has at most ${maxTokens} tokens`);
    tokens.push(tokenOf(match));
    start = afterIgnored(document, token.lastIndex);
  }
  return tokens;
}

function afterIgnored(document: string, start: number): number {
  ignored.lastIndex = start;
  let end = start;
  while (ignored.test(document)) end = ignored.lastIndex;
  return end;
}

function tokenOf([, punctuation, name, number, string]: RegExpExecArray): Token {
  if (punctuation) return { kind: 'punctuation', text: punctuation };
  if (name) return { kind: 'name', text: name };
  if (number) return { kind: 'number', value: Number(number) };
  return { kind: 'string', value: unquoted(string ?? '') };
}

function unquoted(string: string): string {
  try {
    return String(JSON.parse(string));
  } catch {
    throw new QueryError(`Not a string: ${string}`);
  }
}
