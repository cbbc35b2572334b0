import { diffArrays } from 'diff/lib/diff/array.js';
import type { PageSection } from '../../page-content/domain/content-schema';

/** A run of words that both texts have, or one of them alone. */
export interface DifferentWords {
  is: 'same' | 'added' | 'removed';
  text: string;
}

/** Words that may differ; beyond it a text counts as written anew, since the time for the difference grows with their square. */
const maxDifferentWords = 2000;

/** Returns the difference of two texts by words, as the language separates them. */
export function differenceOf(before: string, after: string, language: string): readonly DifferentWords[] {
  if (before === after) return before === '' ? [] : [{ is: 'same', text: before }];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const changes = diffArrays(words(before), words(after), { maxEditLength: maxDifferentWords });
  const runs = changes ?? [
    { value: [before], added: false, removed: true },
    { value: [after], added: true, removed: false },
  ];
  return runs
    .map(
      ({ value, added, removed }): DifferentWords => ({ is: kindOf(added, removed), text: value.join('') }),
    )
    .filter(({ text }) => text !== '');
}

function kindOf(isAdded: boolean, isRemoved: boolean): DifferentWords['is'] {
  if (isAdded) return 'added';
  return isRemoved ? 'removed' : 'same';
}

/** Returns a section as the text that a difference compares. */
export function comparedText(section: PageSection): string {
  const heading = section.title ? `${section.title}\n\n` : '';
  switch (section.kind) {
    case 'links':
      return (
        heading +
        section.links
          .map(({ label, address, note }) => [label, address, note].filter(Boolean).join(' · '))
          .join('\n')
      );
    case 'pictures':
      return heading + section.pictures.map(({ alt, id }) => `${alt} · ${id}`).join('\n');
    default:
      return heading + section.body;
  }
}

/** Returns all sections of a page as the text that a difference compares. */
export function comparedContent(sections: readonly PageSection[]): string {
  return sections.map(comparedText).join('\n\n');
}
