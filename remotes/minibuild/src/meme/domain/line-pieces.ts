/** A part of a text that is never broken: a word, or one character of a script without spaces. */
export interface LinePiece {
  text: string;
  /** A space precedes it, unless a line begins with it. */
  hasSpace: boolean;
}

/** Characters of Chinese and Japanese, between any two of which a line may break. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;
/** Characters that no line begins with (JIS X 4051, and the same of Chinese). */
const notFirst =
  /^[、。，．・：；？！»›”’）〕］｝〉》」』】〙〗…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)\]}%～]/u;
/** Characters that no line ends with. */
const notLast = /[«‹“‘（〔［｛〈《「『【〘〖([{]$/u;

/** Cuts a text into the characters that people see: an emoji of several code points is one. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Returns the pieces of a paragraph, which has no line breaks. */
export function piecesOf(paragraph: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let [word, last, hasSpace] = ['', '', false];
  const end = () => {
    if (word !== '') pieces.push({ text: word, hasSpace });
    [word, last, hasSpace] = ['', '', false];
  };
  for (const character of charactersOf(paragraph)) {
    // U+3000 is a space that is seen; others count as one.
    if (/^\s$/u.test(character)) {
      end();
      hasSpace = true;
      continue;
    }
    const mayBreak = word !== '' && (eastAsian.test(character) || eastAsian.test(last));
    if (mayBreak && !notFirst.test(character) && !notLast.test(last)) end();
    word += character;
    last = character;
    // A long word breaks behind its hyphen.
    if (/^[-–—/]$/.test(character) && word.length > 1) end();
  }
  end();
  return pieces;
}
