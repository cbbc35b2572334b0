import en from '../../locales/telling/en.json';
import ja from '../../locales/telling/ja.json';
import pl from '../../locales/telling/pl.json';
import zhCn from '../../locales/telling/zh-cn.json';
import zhTw from '../../locales/telling/zh-tw.json';
import {
  addressOf,
  meetUpText,
  type NewsMessage,
  type NoticeWords,
  noticeOf,
  parseAbout,
  parseNews,
  showsPage,
} from './notice.domain';

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  push: WorkerEvent & { data: { text(): string } | null };
  pushsubscriptionchange: WorkerEvent;
  notificationclick: WorkerEvent & { notification: Notification };
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

/** The used part of a service worker's global scope; the DOM typings cover only a page's. */
export interface PushScope {
  registration: ServiceWorkerRegistration;
  location: { search: string };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

const words: Readonly<Record<string, NoticeWords>> = { en, ja, pl, 'zh-cn': zhCn, 'zh-tw': zhTw };

/**
 * Shows what a relay sends to a worker, once, and opens the page that it is about by a tap. The query of the worker's script has the language,
 * the event's name and its page; the titles and pages of meet-ups are in the worker's cache.
 */
export function showNews(worker: PushScope): void {
  const { scope } = worker.registration;
  const query = new URLSearchParams(worker.location.search);
  const ownWords = words[query.get('lang') ?? ''] ?? en;

  /** Resolves to true for news that was shown already, and keeps that it is. */
  async function wasShown({ kind, value }: NewsMessage): Promise<boolean> {
    const shown = await caches.open(`told ${scope}`);
    const kept = await shown.match(`${scope}${kind}`);
    const last = Number((await kept?.text()) ?? 0);
    await shown.put(`${scope}${kind}`, new Response(String(Math.max(last, value))));
    return last >= value;
  }

  /** Returns the page's words and path for news of a meet-up; undefined for other news. */
  async function noticeOfMeetUp(news: NewsMessage | undefined) {
    if (!news || !/^\d/.test(news.kind)) return undefined;
    const kept = await (await caches.open(`told ${scope}`)).match(`${scope}about/${news.kind}`);
    const about = parseAbout(await kept?.text());
    const now = { time: Date.now(), zoneMinutes: new Date().getTimezoneOffset() };
    return { body: meetUpText(news, about, ownWords, now), data: about && `#${about.path}` };
  }

  async function show(kind: string | undefined, news?: NewsMessage, silent = false): Promise<void> {
    const meetUp = await noticeOfMeetUp(news);
    const { title, body } = { ...noticeOf(kind, ownWords, query.get('name')), ...meetUp };
    const data = meetUp?.data;
    const tag = `${scope}${kind}`;
    const { registration } = worker;
    const isThere = silent && (await registration.getNotifications({ tag })).length > 0;
    await registration.showNotification(title, { body, tag, silent, ...(data && { data }) });
    // A browser wants each message to show something; what its user has closed is taken away at once.
    if (silent && !isThere) for (const notice of await registration.getNotifications({ tag })) notice.close();
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

  /** One message after the other, so that none is shown twice. */
  let working: Promise<void> = Promise.resolve();
  worker.addEventListener('push', (event) => {
    const news = parseNews(event.data?.text());
    working = working
      .then(async () => show(news?.kind, news, news !== undefined && (await wasShown(news))))
      .catch(() => undefined);
    event.waitUntil(working);
  });

  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(show('ended')));

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    const page = addressOf(scope, typeof data === 'string' ? data : query.get('at'));
    const open = async () => {
      const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = windows.find(({ url }) => showsPage(url, page));
      await (there ? there.focus() : worker.clients.openWindow(page));
    };
    event.waitUntil(open());
  });
}
