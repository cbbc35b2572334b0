import { maxContentBytes } from '@rainbow-rabbit/processes/community/client/domain';

/** Limits of a page's content (docs/product 9.178). Characters are counted as UTF-16 code units. */
export const contentLimits = {
  /** Bytes of the whole content in UTF-8; the process refuses more. */
  contentBytes: maxContentBytes,
  sections: 24,
  titleCharacters: 80,
  bodyCharacters: 8000,
  /** Lines of one body. */
  bodyLines: 1000,
  /** Characters of one body that can begin or end markup: the parser's time grows with their square. */
  bodyMarks: 1200,
  /** Marks of quotes and lists at the start of one line. */
  lineMarks: 24,
  /** Parts of one body, each text, link, item or paragraph being one. */
  bodyParts: 1500,
  /** Levels at which parts of a body lie inside each other. */
  bodyDepth: 12,
  links: 24,
  labelCharacters: 80,
  noteCharacters: 200,
  addressCharacters: 500,
  pictures: 12,
  altCharacters: 300,
  /** Pixels of the longer side of a stored picture (docs/product 9.185). */
  pictureSide: 1600,
} as const;
