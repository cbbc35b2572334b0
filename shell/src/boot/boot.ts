import { type Registry, routeHolds } from '@rainbow-rabbit/shared/area';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { applyTheme } from '@rainbow-rabbit/shared/ui';
import { detectLocale } from '../locale/detect-locale';
import { isFrontPage } from '../locale/is-front-page';
import type {} from './early-requests';
import { runBundle } from './run-bundle';
import { showFirstView } from './show-first-view';

/** The part of the browser's API that is used here; some browsers have none of it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string>>) => unknown;
}

/**
 * Runs before the bundle, as a script of its own: starts the requests that the app will make first, and fetches the code
 * of the area that the link leads to, or shows the first view of the front page; runs the bundle once that is drawn.
 * Imports what is small and carries nothing else along: the build puts all of it into the page.
 */

/**
 * An app at `https://gateway/<TXID>` must be at `https://gateway/<TXID>/` for its relative URLs to work. No other path
 * is changed: one that begins with two slashes would name another host.
 */
const withoutSlash = /^\/[\w-]{43}$/.test(location.pathname);

/** Returns true when a developer's own build stands in for an area on this device (`overrides/override-store.ts`). */
function hasOverride(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('area.'));
  } catch {
    return false;
  }
}

/** Policies add up: this one takes scripts and styles of this machine from a page that no developer works on. */
function forbidOtherOrigins(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
  document.head.append(policy);
}

/** The page's policy lets no other text than an address that passes here become a script. */
function guardScripts(mayBeLocal: boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, hostname } = new URL(address, document.baseURI);
      const isLocal = mayBeLocal && /^(localhost|127\.0\.0\.1)$/.test(hostname);
      if (origin === location.origin || isLocal) return address;
      throw new TypeError(`No script may come from ${origin}`);
    },
    // The QR library empties its element so.
    createHTML(text) {
      if (text === '') return text;
      throw new TypeError('No markup may come from text');
    },
  });
}

const get = (file: string) => fetch(new URL(file, document.baseURI), { cache: 'no-cache' });

function preloadAreaOf(hash: string, { areas }: Registry): void {
  const path = hash.slice(1).split(/[?#]/)[0] || '/';
  const withoutLocale = path.replace(/^\/[^/]+(?=\/)/, '');
  const area = Object.values(areas).find(
    ({ enabled, routes }) =>
      enabled &&
      routes.some((route) => routeHolds(route.path, path) || routeHolds(route.path, withoutLocale)),
  );
  if (!area) return;
  const base = new URL(area.manifest, document.baseURI);
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

if (withoutSlash) {
  location.replace(`${location.origin}${location.pathname}/${location.search}${location.hash}`);
} else {
  const isOverridden = hasOverride();
  guardScripts(isOverridden);
  if (!isOverridden) forbidOtherOrigins();
  if (top === self) {
    ask();
    showPage();
  }
  void runBundle();
}

/** Draws the page in the visitor's colours and language, as far as it can be drawn before the bundle is there. */
function showPage(): void {
  applyTheme();
  const { hash } = location;
  const locale = detectLocale({ hash, cookies: document.cookie, languages: navigator.languages });
  document.documentElement.lang = locales.find(({ code }) => code === locale)?.iso ?? locale;
  if (isFrontPage(hash)) showFirstView(locale);
}

function ask(): void {
  const areas = get('areas.json');
  const network = get('network.json');
  globalThis.rainbowRabbitEarlyRequests = { areas, network };
  // A failure here shows when the app itself makes the request.
  areas
    .then((response) => response.clone().json())
    .then((registry: Registry) => preloadAreaOf(location.hash, registry))
    .catch(() => undefined);
  network.catch(() => undefined);
}
