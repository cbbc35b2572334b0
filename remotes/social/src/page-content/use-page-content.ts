import { useEffect, useMemo, useState } from 'react';
import { loadContentParser, loadedContentParser } from './content-parser';
import type { ReadyContent } from './ready-content';

/**
 * Parses a content of the process. The parser is fetched with the first content; once it is there, a content is parsed in
 * the render that brings it.
 * @param text undefined for a page that has no content
 * @returns undefined until the content is parsed, and where the parser does not arrive: a reload gets it
 */
export function usePageContent(text: string | undefined): ReadyContent | undefined {
  const [, renderWithParser] = useState(false);
  useEffect(() => {
    if (text === undefined || loadedContentParser()) return;
    let isGone = false;
    loadContentParser().then(
      () => !isGone && renderWithParser(true),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  const parse = loadedContentParser();
  return useMemo(() => (text === undefined ? undefined : parse?.(text)), [text, parse]);
}
