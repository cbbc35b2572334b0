/**
 * Writes `codec/generated/unicode-fold.lua`, the table by which `codec/unicode-fold.lua` compares texts under NFKC and
 * case folding, from the Unicode data of Node. Run: `node --import tsx <this file>`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the generated module is. */
export const unicodeFoldFile = fileURLToPath(new URL('../codec/generated/unicode-fold.lua', import.meta.url));

const LAST_CODE_POINT = 0x10ffff;
/** Case folding takes it to a letter, which may only happen after marks are in order; the process does it. */
const COMBINING_IOTA = 0x345;
/** Case folding leaves it alone, though its capital is I (Unicode, CaseFolding.txt, status T). */
const DOTLESS_I = 0x131;

/** A code point and those it stands for, decomposed and case folded. */
export type Fold = readonly [codePoint: number, folded: readonly number[]];

const codePointsOf = (text: string) => [...text].map((char) => char.codePointAt(0) ?? 0);
const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;
/** Decomposed by rule, not by table. */
const isHangulSyllable = (codePoint: number) => codePoint >= 0xac00 && codePoint <= 0xd7a3;

/** Case folds one character; going up and down again also takes ß and its capital to ss. */
function caseFold(char: string): string {
  const codePoint = char.codePointAt(0);
  if (codePoint === COMBINING_IOTA || codePoint === DOTLESS_I) return char;
  return char.toLowerCase().toUpperCase().toLowerCase();
}

function fold(text: string): string {
  const folded = [...text.normalize('NFKD')].map(caseFold).join('').normalize('NFKD');
  return folded === text ? text : fold(folded);
}

/** Every code point that folding changes, in order. */
export function unicodeFolds(): Fold[] {
  const folds: Fold[] = [];
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1) {
    if (isSurrogate(codePoint) || isHangulSyllable(codePoint)) continue;
    const char = String.fromCodePoint(codePoint);
    const folded = fold(char);
    if (folded !== char) folds.push([codePoint, codePointsOf(folded)]);
  }
  return folds;
}

/** Returns true when normalisation puts a mark before another that it follows; their combining classes decide it. */
function goesBefore(mark: string, other: string): boolean {
  return `a${other}${mark}`.normalize('NFD') === `a${mark}${other}` && mark !== other;
}

/** The marks that normalisation sorts, by code point, each with the rank of its combining class from 1. */
export function combiningRanks(): Map<number, number> {
  const overlay = '\u0334';
  const iota = String.fromCodePoint(COMBINING_IOTA);
  const marks: string[] = [];
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1) {
    if (isSurrogate(codePoint)) continue;
    const char = String.fromCodePoint(codePoint);
    if (!/\p{M}/u.test(char) || char.normalize('NFD') !== char) continue;
    // the overlay has the lowest class there is and the iota the highest: one of the two moves past any sorted mark
    if (char === overlay || char === iota || goesBefore(overlay, char) || goesBefore(char, iota))
      marks.push(char);
  }
  const classes: string[] = [];
  for (const mark of marks) {
    if (!classes.some((known) => !(goesBefore(known, mark) || goesBefore(mark, known)))) classes.push(mark);
  }
  classes.sort((a, b) => (goesBefore(a, b) ? -1 : 1));
  const rankOf = (mark: string) =>
    classes.findIndex((known) => !(goesBefore(known, mark) || goesBefore(mark, known))) + 1;
  return new Map(marks.map((mark) => [mark.codePointAt(0) ?? 0, rankOf(mark)]));
}

interface Run {
  first: number;
  count: number;
  step: number;
  target: number;
}

/** Joins neighbours that fold to neighbours, each one or each second code point. */
function runsOf(folds: readonly Fold[]): (Run | Fold)[] {
  const joined: (Run | Fold)[] = [];
  for (const [codePoint, folded] of folds) {
    const [target = 0] = folded;
    const last = joined.at(-1);
    if (folded.length > 1) joined.push([codePoint, folded]);
    else if (last && !('length' in last) && extend(last, codePoint, target)) last.count += 1;
    else joined.push({ first: codePoint, count: 1, step: 1, target });
  }
  return joined;
}

function extend(run: Run, codePoint: number, target: number): boolean {
  const step = run.count === 1 ? codePoint - run.first : run.step;
  const fits =
    (step === 1 || step === 2) &&
    codePoint === run.first + run.count * step &&
    target === run.target + run.count * step;
  if (fits) run.step = step;
  return fits;
}

const number = (value: number) => value.toString(36);

/** Entries in order, each by its distance from the end of the one before: `distance:points` or `distance+count.step.target`. */
function encodeFolds(folds: readonly Fold[]): string[] {
  let end = 0;
  return runsOf(folds).map((entry) => {
    const isRun = !('length' in entry);
    const first = isRun ? entry.first : entry[0];
    const distance = number(first - end);
    end = isRun ? first + (entry.count - 1) * entry.step : first;
    return isRun
      ? `${distance}+${[entry.count, entry.step, entry.target].map(number).join('.')}`
      : `${distance}:${entry[1].map(number).join('.')}`;
  });
}

/** Runs of marks of one rank: `distance+count.rank`. */
function encodeRanks(ranks: ReadonlyMap<number, number>): string[] {
  const runs: { first: number; count: number; rank: number }[] = [];
  for (const [mark, rank] of ranks) {
    const last = runs.at(-1);
    if (last && last.rank === rank && last.first + last.count === mark) last.count += 1;
    else runs.push({ first: mark, count: 1, rank });
  }
  let end = 0;
  return runs.map(({ first, count, rank }) => {
    const entry = `${number(first - end)}+${number(count)}.${number(rank)}`;
    end = first + count - 1;
    return entry;
  });
}

function lines(entries: readonly string[]): string {
  let line = '';
  const all: string[] = [];
  for (const entry of entries) {
    if (line.length + entry.length > 4000) {
      all.push(line);
      line = '';
    }
    line += line === '' ? entry : ` ${entry}`;
  }
  return [...all, line].join('\n');
}

/** The Lua module. */
export function unicodeFoldModule(): string {
  return `-- @generated by generate/unicode-fold.ts from Unicode ${process.versions.unicode}; codec/unicode-fold.lua says how to read it.
return {
  folds = [[
${lines(encodeFolds(unicodeFolds()))}
]],
  ranks = [[
${lines(encodeRanks(combiningRanks()))}
]],
}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(unicodeFoldFile, unicodeFoldModule());
}
