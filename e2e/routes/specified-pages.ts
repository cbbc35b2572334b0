import { routeHolds } from '@rainbow-rabbit/shared/area';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import type en from '../../shell/locales/en.json';
import { messagesByLocale } from '../support';
import { declaredAreas } from './declared-areas';
import { specifiedRoutes } from './specified-routes';
import type { Step } from './walk';

type WalkedPage = Omit<Step, 'by'>;

const productName = 'Rainbow Rabbit';
const areas = await declaredAreas();

/** Keys of the titles of the shell's own pages, by their paths. */
const ownTitles: Readonly<Record<string, keyof typeof en>> = {
  '/': 'front.title',
  '/vibe': 'title.vibe',
  '/about': 'title.about',
  '/terms': 'title.terms',
  '/privacy': 'title.privacy',
  '/wallet': 'title.wallet',
  '/_internal/login': 'title.login',
};

/** Pages that lead everybody who has not signed in to the shell's sign-in. */
const pagesForStaff = new Set(
  ['game', 'mini-build', 'social', 'games'].map((console) => `/_internal/${console}`),
);

/** Paths that no route holds or whose parameters can't exist, with the layout around the error. */
const nowhere = [
  { path: '/burrow/under/nothing', layout: 'default' },
  { path: '/stax/No%20Table', layout: 'default' },
  { path: '/whac/No%20Table', layout: 'games' },
  { path: '/social/leaderboard/%3Cscript%3E', layout: 'pioneers' },
  { path: '/rabbit/Nobody%20Here', layout: 'none' },
  { path: '/r/%20', layout: 'none' },
];

const named = (title: string) => (title === productName ? title : `${title} · ${productName}`);

const messagesOf = <Messages>(workspace: string, locale: Locale) =>
  new Map(messagesByLocale<Messages>(workspace)).get(locale) as Messages;

function specifiedPages(locale: Locale): readonly WalkedPage[] {
  const own = messagesOf<typeof en>('shell', locale);
  const titleOf = (path: string, owner: string): string => {
    if (owner === 'shell') return own[ownTitles[path] ?? 'not-found.title'];
    const route = areas
      .find(({ name }) => name === owner)
      ?.routes.find((candidate) => routeHolds(candidate.path, path));
    return messagesOf<Record<string, string>>(`remotes/${owner}`, locale)[route?.titleKey ?? ''] ?? '';
  };
  const pages = specifiedRoutes().map(({ path, owner, layout }): WalkedPage => {
    if (pagesForStaff.has(path)) return { path, layout: 'default', title: named(own['title.login']) };
    const title = named(titleOf(path, owner));
    return { path, layout, title, ...(owner !== 'shell' && { area: owner }) };
  });
  return [...pages, ...nowhere.map((page) => ({ ...page, title: named(own['not-found.title']) }))];
}

const looksLike = (a: WalkedPage, b: WalkedPage | undefined) =>
  b !== undefined && a.title === b.title && a.layout === b.layout && a.area === b.area;

/**
 * Returns the way through every page of the specification as it is in a language, and then through paths that lead nowhere.
 * @param prefix of each path: `/pl`, or nothing
 */
export function wayThroughPages(locale: Locale, prefix: string, by: Step['by']): readonly Step[] {
  const pages = specifiedPages(locale);
  const between = pages.find(({ path }) => path === '/about');
  return pages.flatMap((page, index) => {
    // A page that looks like the one before it must come anew.
    const steps = looksLike(page, pages[index - 1]) && between ? [between, page] : [page];
    return steps.map((step) => ({ ...step, by, path: prefix + step.path }));
  });
}
