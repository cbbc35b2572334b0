import { routeHolds } from '@rainbow-rabbit/shared/area';
import type en from '../shell/locales/en.json';
import { federationTest as test } from './federation/test';
import { declaredAreas } from './routes/declared-areas';
import { noLedger, specifiedRoutes } from './routes/specified-routes';
import { type Step, walk } from './routes/walk';
import { expect, messagesByLocale } from './support';
import { expectSameDocument, markDocument } from './support/same-document';

const productName = 'Rainbow Rabbit';
const areas = await declaredAreas();
const specified = specifiedRoutes();

/** Keys of the titles of the shell's own pages, by their paths. */
const ownTitles: Readonly<Record<string, keyof typeof en>> = {
  '/': 'front.title',
  '/vibe': 'title.vibe',
  '/about': 'title.about',
  '/terms': 'title.terms',
  '/privacy': 'title.privacy',
  '/_internal/login': 'title.login',
};

/** Pages that lead everybody who has not signed in to the shell's sign-in. */
const pagesForStaff = new Set(['/_internal/game', '/_internal/mini-build']);

/** Paths that no route holds or whose parameters can't exist, with the layout that stands around the error. */
const nowhere = [
  { path: '/burrow/under/nothing', layout: 'default' },
  { path: '/stax/No%20Table', layout: 'default' },
  { path: '/whac/No%20Table', layout: 'games' },
  { path: '/social/leaderboard/%3Cscript%3E', layout: 'pioneers' },
  { path: '/rabbit/Nobody%20Here', layout: 'none' },
  { path: '/r/%20', layout: 'none' },
];

const named = (title: string) => (title === productName ? title : `${title} · ${productName}`);

for (const [locale, own] of messagesByLocale<typeof en>('shell')) {
  /** Returns the title of a specified page in this language. */
  const titleOf = (path: string, owner: string): string => {
    if (owner === 'shell') return own[ownTitles[path] ?? 'not-found.title'];
    const route = areas
      .find(({ name }) => name === owner)
      ?.routes.find((candidate) => routeHolds(candidate.path, path));
    const [, messages] =
      messagesByLocale<Record<string, string>>(`remotes/${owner}`).find(([code]) => code === locale) ?? [];
    return messages?.[route?.titleKey ?? ''] ?? '';
  };

  const pages = specified.map(({ path, owner, layout }): Omit<Step, 'by'> => {
    if (pagesForStaff.has(path)) return { path, layout: 'default', title: named(own['title.login']) };
    const title = named(titleOf(path, owner));
    return { path, layout, title, ...(owner !== 'shell' && { area: owner }) };
  });
  const lost = nowhere.map(({ path, layout }): Omit<Step, 'by'> => {
    return { path, layout, title: named(own['not-found.title']) };
  });
  const between: Step = { path: '/about', by: 'link', layout: 'default', title: named(own['title.about']) };

  test(`every specified page is there under its title in ${locale}, by link and by click, with and without the language in the path`, async ({
    open,
    page,
    problems,
  }) => {
    problems.allow(noLedger);
    await open(`/${locale}/about`);
    await expect(page).toHaveTitle(between.title);
    await markDocument(page);
    const looksLike = (a: Omit<Step, 'by'>, b: Omit<Step, 'by'> | undefined) =>
      b !== undefined && a.title === b.title && a.layout === b.layout && a.area === b.area;
    const ways = [...pages, ...lost];
    const steps = [`/${locale}`, ''].flatMap((prefix) =>
      (['link', 'click'] as const).flatMap((by) =>
        ways.flatMap((step, index): Step[] => [
          // A page that looks like the one before it must come anew.
          ...(looksLike(step, ways[index - 1]) ? [{ ...between, path: `${prefix}/about` }] : []),
          { ...step, by, path: prefix + step.path },
        ]),
      ),
    );
    expect(await walk(page, steps)).toEqual([]);
    expect(steps.length).toBeGreaterThan(4 * specified.length);
    await expectSameDocument(page);
  });
}
