import { payloadFile, prerenderedPath, type Registry } from '@rainbow-rabbit/shared/area';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { applyTheme } from '@rainbow-rabbit/shared/ui';
import type {} from '../install/kept-install-event';
import { detectLocale } from '../locale/detect-locale';
import { linkedPath } from '../locale/linked-path';
import type {} from '../too-old/too-old';
import { showAreaFirstView } from './area-first-view';
import { areaOf } from './area-of';
import { beginPayload } from './early-payload';
import type {} from './early-requests';
import { earlyWordsFile } from './early-words';
import { pageRead } from './page-read';
import { replaceStyles } from './replace-styles';
import { runBundle } from './run-bundle';
import { showFirstView } from './show-first-view';

/** The part of the browser's API that is used here; some browsers have none of it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string>>) => unknown;
}

/**
 * Runs before the bundle, as a script of its own: starts the requests that the app will make first, and fetches the code
 * of the area that the link leads to; shows the first view of the front page or of an area's page, and runs the bundle once
 * that is drawn.
 * Imports what is small and carries nothing else along: the build puts all of it into the page.
 */

/**
 * An app at `https://gateway/<TXID>` must be at `https://gateway/<TXID>/` for its relative URLs to work. No other path
 * is changed: a path that begins with two slashes would name another host.
 */
const withoutSlash = /^\/[\w-]{43}$/.test(location.pathname);

/** Returns true when a developer's own build replaces an area on this device (`overrides/override-store.ts`). */
function hasOverride(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('area.'));
  } catch {
    return false;
  }
}

/** The places of the app's scripts: its host may serve files of strangers beside them, such as those of a gateway. */
const scriptPlaces = ['static/', 'areas/', 'service-worker.js'].map(
  (file) => new URL(file, document.baseURI).href,
);

/**
 * Policies add up: this one takes scripts and styles of this machine, and scripts that lie elsewhere on the app's own host, from a
 * page that no developer works on. Areas start workers from memory, once they have compared their code with its hash.
 */
function forbidOtherPlaces(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  const places = scriptPlaces.join(' ');
  policy.content = `script-src ${places} 'wasm-unsafe-eval'; worker-src ${places} blob:; style-src 'self'`;
  document.head.append(policy);
}

/** Returns true for an address of the app's own scripts, and for one of code that this page made itself. */
const isOwnScript = ({ href, protocol, origin }: URL): boolean =>
  protocol === 'blob:'
    ? origin === location.origin
    : scriptPlaces.some((place) => (place.endsWith('/') ? href.startsWith(place) : href === place));

/** The page's policy lets no other text than an address that passes here become a script. */
function guardScripts(mayBeLocal: boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, document.baseURI);
      const isLocal = mayBeLocal && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
      if (isLocal || isOwnScript(url)) return address;
      throw new TypeError(`No script may come from ${url.origin}${url.pathname}`);
    },
    // The QR library empties its element so.
    createHTML(text) {
      if (text === '') return text;
      throw new TypeError('No markup may come from text');
    },
  });
}

const get = (file: string) => fetch(new URL(file, document.baseURI), { cache: 'no-cache' });

/** Returns the language that the page will have. */
const pageLocale = (): Locale =>
  detectLocale({ hash: location.hash, cookies: document.cookie, languages: navigator.languages });

/** Fetches the code of the area that the link leads to, and the data of its page. */
function preloadAreaOf(path: string, registry: Registry): void {
  const area = areaOf(registry, path);
  if (!area) return;
  const base = new URL(area.manifest, document.baseURI);
  const data = payloadFile(prerenderedPath(path, pageLocale()));
  const dataIntegrity = area.files[data];
  // Browsers don't compare what they preload for scripts to read with a hash, so this one is fetched.
  if (dataIntegrity) beginPayload(new URL(data, base).href, dataIntegrity);
  for (const file of [area.entry, ...area.preload]) {
    const integrity = area.files[file];
    if (!integrity) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = new URL(file, base).href;
    document.head.append(link);
  }
}

// The browser's own offer to install comes at no good moment: the app makes it later (install/install-offer.tsx).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.rainbowRabbitInstallEvent = event;
});

function boot(): void {
  if (withoutSlash) {
    location.replace(`${location.origin}${location.pathname}/${location.search}${location.hash}`);
    return;
  }
  replaceStyles();
  const isOverridden = hasOverride();
  guardScripts(isOverridden);
  if (!isOverridden) forbidOtherPlaces();
  const read = pageRead();
  const drawn = top === self ? showPage(read, isOverridden) : undefined;
  void runBundle(read, drawn);
}

/**
 * Draws the page in the visitor's colours and language, as far as it can be drawn before the bundle is there, and asks for what
 * the app needs first.
 * @returns a promise of whether the first view of an area's page has been drawn; nothing for other pages
 */
function showPage(read: Promise<void>, isOverridden: boolean): Promise<boolean> | undefined {
  applyTheme();
  const locale = pageLocale();
  document.documentElement.lang = locales.find(({ code }) => code === locale)?.iso ?? locale;
  const path = linkedPath(location.hash);
  const isFront = path === '/';
  if (isFront) showFirstView(locale);
  // A page that the worker serves has its code on the device, and a developer's own build has words of its own.
  const isBare = isFront || isOverridden || navigator.serviceWorker?.controller;
  const name = isBare ? undefined : earlyWordsFile(path, locale);
  const file = name && get(name);
  const registry = ask(path);
  const hasQuery = location.hash.includes('?');
  return file ? showAreaFirstView({ file, path, locale, hasQuery, registry, read }) : undefined;
}

/** @returns the registry, unchecked */
function ask(path: string): Promise<Registry> {
  const areas = get('areas.json');
  const network = get('network.json');
  globalThis.rainbowRabbitEarlyRequests = { areas, network };
  // A failure here shows when the app itself makes the request.
  const registry = areas.then((response) => response.clone().json() as Promise<Registry>);
  registry.then((list) => preloadAreaOf(path, list)).catch(() => undefined);
  network.catch(() => undefined);
  return registry;
}

// The page of a browser that is too old is left alone (`too-old/too-old.ts`).
if (!globalThis.rainbowRabbitTooOld) boot();
