/** One part of a longer text. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points that follow the paragraphs. */
  points?: readonly string[];
}

/** A longer text in one language. Such texts are written whole, not assembled from messages. */
export interface Text {
  title: string;
  intro: string;
  sections: readonly TextSection[];
}
