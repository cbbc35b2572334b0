/** The words of the notices, in one language. */
export type NoticeWords = Readonly<Record<string, string>>;

/** A message of an event's relay (docs/protocol.md, Telling). */
export interface NewsMessage {
  kind: string;
  value: number;
}

const textKeys: Readonly<Record<string, string>> = {
  open: 'telling.open',
  begun: 'telling.begun',
  cards: 'telling.cards',
  scanned: 'telling.scanned',
  first: 'telling.first',
  // The browser has ended the subscription.
  ended: 'telling.ended',
};

const maxNameLength = 64;

/** Parses a message. Returns undefined for anything else. */
export function parseNews(text: string | undefined): NewsMessage | undefined {
  try {
    const { kind, value } = JSON.parse(text ?? '') as Partial<NewsMessage>;
    const isKnown = typeof kind === 'string' && Object.hasOwn(textKeys, kind);
    return isKnown && Number.isSafeInteger(value) ? { kind, value: value as number } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the title and the text of a notice: the event's name, and news in words of the app's own. */
export function noticeOf(kind: string | undefined, words: NoticeWords, name: string | null) {
  const key = textKeys[kind ?? ''] ?? 'telling.news';
  return { title: (name || 'Rainbow Rabbit').slice(0, maxNameLength), body: words[key] ?? '' };
}

/**
 * Returns the address that a tap on a notice opens: a page of the app, else its front page.
 * @param scope the worker's scope, three levels below the app
 * @param route the part behind the address of the app, from `#/` on
 */
export function addressOf(scope: string, route: string | null): string {
  const app = new URL('../../../', scope).href;
  return route?.startsWith('#/') ? `${app}${route}` : app;
}
