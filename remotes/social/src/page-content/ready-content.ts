import type { PageSection } from './domain/content-schema';
import { type ContentFault, parseContent } from './domain/parse-content';
import type { RichText } from './domain/rich-text';
import { parseRichText } from './parse-rich-text';

/** A section whose body is parsed. */
export type ReadySection =
  | Exclude<PageSection, { body: string }>
  | { kind: 'text' | 'organisers'; title: string; rich: RichText };

export type ReadyContent = { sections: readonly ReadySection[] } | { fault: ContentFault };

/** Returns a section of a content, ready to be shown. */
export function readySection(section: PageSection): ReadySection {
  if (!('body' in section)) return section;
  return { kind: section.kind, title: section.title, rich: parseRichText(section.body) };
}

let latest: { text: string; content: ReadyContent } | undefined;

/**
 * Returns the sections of a published content, ready to be shown, or the reason why they aren't. Never throws. The latest
 * content is parsed once, however often it is asked for.
 */
export function readyContent(text: string): ReadyContent {
  if (latest?.text !== text) {
    const parsed = parseContent(text);
    const content = 'fault' in parsed ? parsed : { sections: parsed.content.sections.map(readySection) };
    latest = { text, content };
  }
  return latest.content;
}
