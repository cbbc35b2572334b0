import en from '../../locales/telling/en.json';
import ja from '../../locales/telling/ja.json';
import pl from '../../locales/telling/pl.json';
import zhCn from '../../locales/telling/zh-cn.json';
import zhTw from '../../locales/telling/zh-tw.json';
import { addressOf, type NewsMessage, type NoticeWords, noticeOf, parseNews } from './notice.domain';

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
 * Shows what an event's relay sends to a worker, once, and opens the event's page by a tap. The query of the worker's script has the language,
 * the event's name and its page.
 */
export function showNews(worker: PushScope): void {
  const { scope } = worker.registration;
  const query = new URLSearchParams(worker.location.search);
  const page = addressOf(scope, query.get('at'));

  /** Resolves to true for news that was shown already, and keeps that it is. */
  async function wasShown({ kind, value }: NewsMessage): Promise<boolean> {
    const shown = await caches.open(`told ${scope}`);
    const kept = await shown.match(`${scope}${kind}`);
    const last = Number((await kept?.text()) ?? 0);
    await shown.put(`${scope}${kind}`, new Response(String(Math.max(last, value))));
    return last >= value;
  }

  async function show(kind: string | undefined, silent = false): Promise<void> {
    const { title, body } = noticeOf(kind, words[query.get('lang') ?? ''] ?? en, query.get('name'));
    const tag = `${scope}${kind}`;
    const { registration } = worker;
    const isThere = silent && (await registration.getNotifications({ tag })).length > 0;
    await registration.showNotification(title, { body, tag, silent });
    // A browser wants each message to show something; what its user has closed is taken away at once.
    if (silent && !isThere) for (const notice of await registration.getNotifications({ tag })) notice.close();
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

  /** One message after the other, so that none is shown twice. */
  let working: Promise<void> = Promise.resolve();
  worker.addEventListener('push', (event) => {
    const news = parseNews(event.data?.text());
    working = working
      .then(async () => show(news?.kind, news !== undefined && (await wasShown(news))))
      .catch(() => undefined);
    event.waitUntil(working);
  });

  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(show('ended')));

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const open = async () => {
      const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = windows.find(({ url }) => url.startsWith(page));
      await (there ? there.focus() : worker.clients.openWindow(page));
    };
    event.waitUntil(open());
  });
}
