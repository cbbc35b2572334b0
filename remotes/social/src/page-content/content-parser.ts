import type { ReadyContent } from './ready-content';

type ContentParser = (text: string) => ReadyContent;

let loaded: ContentParser | undefined;

/** Returns the parser of published contents once it is there. */
export const loadedContentParser = (): ContentParser | undefined => loaded;

/** Fetches the parser of published contents. @throws Error when its code does not arrive */
export async function loadContentParser(): Promise<ContentParser> {
  const { readyContent } = await import('./ready-content');
  loaded = readyContent;
  return readyContent;
}
