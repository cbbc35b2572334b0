import { fetchSending } from '@rainbow-rabbit/shared/ao';
import { isLocale } from '@rainbow-rabbit/shared/i18n';
import { applyTheme } from '@rainbow-rabbit/shared/ui';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app';
import {
  type AreaLoadEvent,
  createAreaLoaders,
  createLoadLog,
  fetchRegistry,
  type RegisteredArea,
  whenFirstPageDrawable,
} from './areas';
import { StartFailed } from './chrome/start-failed';
import { fetchNetwork } from './fetch-network';
import { isFrontPage } from './locale/is-front-page';
import { linkedPath } from './locale/linked-path';
import { startLocale } from './locale/start-locale';
import { loadOverrides } from './overrides/load-overrides';
import { frontPage } from './pages/shell-routes';
import './skeleton.css';
// First views are drawn before the chunks of their pages and layouts bring any styles.
import './first-view/page-frame.css';
import './chrome/layouts/pioneers/words.css';
import './pages/front/hero.module.css';
import './pages/front/scenery.module.css';

const loadLog = createLoadLog();

/**
 * Fetches the front page's code if the link leads there: its first view is in `index.html`, and is replaced by the
 * whole page at once.
 */
async function fetchFrontPage(): Promise<void> {
  // A failure here is reported when the page is shown.
  if (isFrontPage(window.location.hash)) await frontPage.fetch().catch(() => undefined);
}

/** Returns the load event of an area whose entry in the registry can't be used. */
const refusal = (area: string, error: unknown): AreaLoadEvent => ({
  area,
  build: '',
  phase: 'area',
  attempt: 0,
  durationMs: 0,
  outcome: 'area.broken',
  error,
});

/** The page has been there this long before anything is done for a later visit (docs/product 9.98). */
const quietMs = 3000;

/**
 * Keeps the app for visits without network and fetches what comes next, once this visit has everything that it needs. Called
 * when the page is drawn: on a slow phone that is later than its load.
 */
function keepLater(areas: readonly RegisteredArea[]): void {
  // The front page, with its events, the code that asks for them, and the meadow at its foot; and what signs without network.
  const fetchWhole = () =>
    Promise.all([
      frontPage.fetch(),
      import('./pages/front/front-page').then(({ fetchFacts }) => fetchFacts()),
      import('./pages/event/event-client'),
      import('./chrome/meadow'),
      fetchSending(),
    ]);
  const keep = async () => {
    const { keepApp, prefetchNext } = await import('./later');
    prefetchNext(areas);
    await keepApp(fetchWhole);
  };
  // A browser that can't keep the app shows it all the same.
  const whenLoaded = () => setTimeout(() => void keep().catch(() => undefined), quietMs);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}

/** Resolves once the visitor goes to another page by the browser's own means, as long as React draws none. */
const nextPage = () =>
  new Promise<void>((resolve) => addEventListener('hashchange', () => resolve(), { once: true }));

/** Starts the app, or shows why it can't start and how to try again. */
async function start(root: Root): Promise<void> {
  const messages = startLocale();
  const page = fetchFrontPage();
  try {
    const [network, registry] = await Promise.all([fetchNetwork(), fetchRegistry(), messages, page]);
    for (const { name, reason } of registry.refused) loadLog.sink(refusal(name, reason));
    const overrides = await loadOverrides(registry);
    const loaders = createAreaLoaders({ registry, overrides: overrides.areas, report: loadLog.sink });
    const early = document.querySelector<HTMLElement>('.rr-first-view:not([hidden])')?.dataset.firstView;
    // The words of an area's page stay until the page takes their place, without a skeleton between the two.
    if (early && isLocale(early)) {
      const path = linkedPath(window.location.hash);
      const drawable = whenFirstPageDrawable({ areas: overrides.offered, loaders, path, locale: early });
      await Promise.race([drawable, nextPage()]);
    }
    const keep = () => keepLater(overrides.offered);
    // React renders a transition in short tasks, so a press on the first view never waits for the whole first render.
    startTransition(() =>
      root.render(
        <App
          network={network}
          registry={registry}
          overrides={overrides}
          loaders={loaders}
          loadLog={loadLog}
          onDrawn={keep}
        />,
      ),
    );
  } catch (error) {
    // The page with the reason needs messages, if they can be loaded.
    await messages.catch(() => undefined);
    root.render(<StartFailed error={error} onRetry={() => void start(root)} />);
  }
}

/** Shows a way out of the frame of another page, which could show its own things above the buttons that sign. */
async function refuseFrame(root: Root): Promise<void> {
  await startLocale().catch(() => undefined);
  const { loadFramedPage } = await import('./framed');
  const FramedPage = await loadFramedPage();
  root.render(<FramedPage />);
}

applyTheme();
const container = document.getElementById('root');
const begin = window.top === window.self ? start : refuseFrame;
if (container) void begin(createRoot(container));
