/** The words of the notices, in one language. */
export type NoticeWords = Readonly<Record<string, string>>;

/** A message of a relay (docs/protocol.md, Telling). Of the communities, the number of a meet-up is a kind. */
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
const maxTitleLength = 120;
const dayMs = 24 * 3_600_000;

/** The number of a meet-up's news ends in its day since 1970 (docs/protocol.md, Telling). */
const meetUpDays = 100_000;

/** The page keeps this for the worker: the title of a meet-up, and its path in the app. */
export interface KeptAbout {
  title: string;
  path: string;
}

const isMeetUp = (kind: string): boolean => /^[1-9]\d{0,9}$/.test(kind);

/** Parses what the page has kept. Returns undefined for anything else. */
export function parseAbout(text: string | undefined): KeptAbout | undefined {
  try {
    const { title, path } = JSON.parse(text ?? '') as Partial<KeptAbout>;
    return typeof title === 'string' && typeof path === 'string' ? { title, path } : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a message. Returns undefined for anything else. */
export function parseNews(text: string | undefined): NewsMessage | undefined {
  try {
    const { kind, value } = JSON.parse(text ?? '') as Partial<NewsMessage>;
    const isKnown = typeof kind === 'string' && (Object.hasOwn(textKeys, kind) || isMeetUp(kind));
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
 * Returns the text of a notice of a meet-up. A phone that was off may get it on the day itself.
 * @param now the phone's own clock: Unix milliseconds, and minutes from UTC as `Date` has them
 */
export function meetUpText(
  { value }: NewsMessage,
  about: KeptAbout | undefined,
  words: NoticeWords,
  now: { time: number; zoneMinutes: number },
): string {
  if (!about) return words['telling.meet-up'] ?? '';
  const isToday = value % meetUpDays <= Math.floor((now.time - now.zoneMinutes * 60_000) / dayMs);
  const text = words[isToday ? 'telling.today' : 'telling.tomorrow'] ?? '';
  return text.replace('{{title}}', () => about.title.slice(0, maxTitleLength));
}

/** Returns true where a window shows a page, or a page below it. */
export const showsPage = (url: string, page: string): boolean =>
  url.startsWith(page) && !/^[\w-]/.test(url.slice(page.length));

/**
 * Returns the address that a tap on a notice opens: a page of the app, else its front page.
 * @param scope the worker's scope, three levels below the app
 * @param route the part behind the address of the app, from `#/` on
 */
export function addressOf(scope: string, route: string | null): string {
  const app = new URL('../../../', scope).href;
  return route?.startsWith('#/') ? `${app}${route}` : app;
}
