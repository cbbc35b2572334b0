/** One part of the terms. The page numbers them. */
export interface TermsSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points that follow the paragraphs. */
  points?: readonly string[];
}

/** Terms of use in one language. They are written whole, not assembled from messages. */
export interface TermsText {
  title: string;
  intro: string;
  sections: readonly TermsSection[];
}

/** Returns terms as plain text, one line for each heading, paragraph and point: the fingerprint is the SHA-256 of it in UTF-8. */
export function plainTerms({ title, intro, sections }: TermsText): string {
  const parts = sections.flatMap(({ heading, paragraphs, points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]);
  return [title, intro, ...parts].map((line) => `${line}\n`).join('');
}
