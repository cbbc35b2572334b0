import { lineAt } from '../source/kinds';

/** One `property: value` of a style sheet. */
export interface Declaration {
  property: string;
  value: string;
  line: number;
}

/** One selector list or at-rule prelude in front of a block. */
export interface Prelude {
  text: string;
  line: number;
}

export interface StyleSheet {
  declarations: readonly Declaration[];
  preludes: readonly Prelude[];
}

/** Splits a style sheet into the preludes before its braces and the declarations before its semicolons. */
export function parseCss(source: string): StyleSheet {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const declarations: Declaration[] = [];
  const preludes: Prelude[] = [];
  // Quoted text is one piece, so that a brace or semicolon within it ends nothing.
  for (const { 0: piece, 1: content = '', 2: end, index } of text.matchAll(
    /((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^{};"'(])*)([{};])/g,
  )) {
    const statement = content.trim();
    if (statement === '') continue;
    const line = lineAt(text, index + piece.indexOf(statement));
    if (end === '{') preludes.push({ text: statement.replace(/\s+/g, ' '), line });
    else if (statement.includes(':') && !statement.startsWith('@')) {
      const colon = statement.indexOf(':');
      declarations.push({
        property: statement.slice(0, colon).trim(),
        value: statement.slice(colon + 1).trim(),
        line,
      });
    }
  }
  return { declarations, preludes };
}
