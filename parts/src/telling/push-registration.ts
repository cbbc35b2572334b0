import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';

/** The page that a notice opens, and its words. */
export interface NoticePage {
  /** The title of notices, such as the event's name. */
  name: string;
  /** The code of the language. */
  lang: string;
  /** The path in the app. */
  path: string;
}

const scopeOf = (process: ProcessId): string => new URL(`static/push/${process}/`, document.baseURI).href;

/** Returns why this browser can't show news while the app is closed; undefined where it can. */
export function whyNotTold(): 'home-screen' | 'unsupported' | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return undefined;
  // Only Safari on phones and tablets has the property; it has push for apps on the home screen alone.
  return Reflect.get(navigator, 'standalone') === false ? 'home-screen' : 'unsupported';
}

/** Returns the subscription to a process's relay in this browser. */
export async function currentSubscription(process: ProcessId): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scopeOf(process));
  // The app's own worker answers for pages below it that have none.
  if (registration?.scope !== scopeOf(process)) return undefined;
  return (await registration.pushManager.getSubscription()) ?? undefined;
}

async function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    });
  });
}

/**
 * Subscribes this browser to messages that only the owner of a key can send: each process has a worker and a subscription of its own, since
 * a browser binds one to one key.
 * @param key the relay's public key, in base64url
 * @throws DOMException or TypeError when the browser or its push service doesn't
 */
export async function subscribe(
  process: ProcessId,
  key: string,
  { name, lang, path }: NoticePage,
): Promise<PushSubscription> {
  const script = new URL('static/push-worker.js', document.baseURI);
  script.search = String(new URLSearchParams({ lang, name, at: `#${path}` }));
  const registration = await navigator.serviceWorker.register(script, {
    scope: scopeOf(process),
    updateViaCache: 'none',
  });
  await activated(registration);
  const kept = await registration.pushManager.getSubscription();
  const keptKey = kept?.options.applicationServerKey;
  if (kept && keptKey && toBase64Url(new Uint8Array(keptKey)) === key) return kept;
  await kept?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64Url(key),
  });
}

/** Keeps for the worker the title and the path in the app that a notice of a kind of news has. */
export async function keepNotice(
  process: ProcessId,
  kind: string,
  about: { title: string; path: string },
): Promise<void> {
  const scope = scopeOf(process);
  const kept = await caches.open(`told ${scope}`);
  await kept.put(`${scope}about/${kind}`, new Response(JSON.stringify(about)));
}

/** Ends the subscription to a process's relay in this browser, with all that its worker keeps. */
export async function unsubscribe(process: ProcessId): Promise<void> {
  const scope = scopeOf(process);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope !== scope) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await registration.unregister();
  await caches.delete(`told ${scope}`);
}
