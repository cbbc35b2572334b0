import * as v from 'valibot';
import { contentSchema, type PageContent } from './content-schema';
import { contentLimits } from './limits';

/**
 * The reason why a content isn't shown: more bytes than a page may have, a version that this build doesn't know, or a
 * shape that is not a page's.
 */
export type ContentFault = 'too-large' | 'newer' | 'broken';

export type ParsedContent = { content: PageContent } | { fault: ContentFault };

/** Returns the bytes that a text has in UTF-8. */
const sizeBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Parses the text of a page's content. Never throws. */
export function parseContent(text: string): ParsedContent {
  if (text.length > contentLimits.contentBytes || sizeBytes(text) > contentLimits.contentBytes) {
    return { fault: 'too-large' };
  }
  try {
    const value: unknown = JSON.parse(text);
    const { success, output } = v.safeParse(contentSchema, value);
    if (success) return { content: output };
    return { fault: versionOf(value) > 1 ? 'newer' : 'broken' };
  } catch {
    return { fault: 'broken' };
  }
}

function versionOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('v' in value)) return 0;
  return typeof value.v === 'number' ? value.v : 0;
}

/** Returns the text of a page's content, as it is published. */
export function contentText(content: PageContent): string {
  return JSON.stringify(content);
}
