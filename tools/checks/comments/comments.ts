import { isGenerated, lineAt } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/** One comment of a source file. Line comments without code between them are one. */
export interface Comment {
  file: string;
  /** The line on which it begins. */
  line: number;
  /** Its words, without the signs that make it a comment; lines are kept. */
  text: string;
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

/** Lists the comments of every module, style sheet and Lua file that a person writes. */
export function commentsOf(tree: SourceTree): readonly Comment[] {
  const { modules } = moduleGraphOf(tree);
  return [...tree].flatMap(([file, source]) => {
    if (isGenerated(source)) return [];
    const pieces = modules
      .get(file)
      ?.syntax.comments.map(({ start, end, value }) => ({ start, end, text: value }));
    return joined(source, pieces ?? piecesOf(file, source)).map(({ start, text }) => ({
      file,
      line: lineAt(source, start),
      text: withoutSigns(text),
    }));
  });
}

function piecesOf(file: string, source: string): Piece[] {
  const pattern = patternOf(file);
  if (!pattern) return [];
  return [...source.matchAll(pattern)].flatMap(({ 0: whole, 1: text, index }) =>
    text === undefined ? [] : [{ start: index, end: index + whole.length, text }],
  );
}

/** A pattern for strings and comments of a language; its group has the comment's text. */
function patternOf(file: string): RegExp | undefined {
  if (file.endsWith('.css')) return /"[^"\n]*"|'[^'\n]*'|\/\*([\s\S]*?)\*\//g;
  if (file.endsWith('.lua')) return /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|--(\[\[[\s\S]*?\]\]|[^\n]*)/g;
  return undefined;
}

/** Joins line comments that follow each other. */
function joined(source: string, pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const isLine = /^(\/\/|--(?!\[\[))/.test(source.slice(piece.start));
    if (last && isLine && /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, piece.start))) {
      whole[whole.length - 1] = { start: last.start, end: piece.end, text: `${last.text}\n${piece.text}` };
    } else whole.push(piece);
  }
  return whole;
}

/** Removes the stars, dashes and brackets with which the lines of a comment begin. */
function withoutSigns(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s*\-/[\]]+/, ''))
    .join('\n')
    .trim();
}
