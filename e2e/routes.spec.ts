import { locales } from '@rainbow-rabbit/shared/i18n';
import { federationTest as test } from './federation/test';
import { wayThroughPages } from './routes/specified-pages';
import { noLedger, specifiedRoutes } from './routes/specified-routes';
import { walk } from './routes/walk';
import { expect } from './support';
import { expectSameDocument, markDocument } from './support/same-document';

for (const { code: locale } of locales) {
  test(`every specified page is there under its title in ${locale}, by link and by click, with and without the language in the path`, async ({
    open,
    page,
    problems,
  }) => {
    problems.allow(noLedger);
    await open(`/${locale}/about`);
    await expect(page).toHaveTitle(/ · /);
    await markDocument(page);
    const steps = [`/${locale}`, ''].flatMap((prefix) =>
      (['link', 'click'] as const).flatMap((by) => wayThroughPages(locale, prefix, by)),
    );
    expect(await walk(page, steps)).toEqual([]);
    expect(steps.length).toBeGreaterThan(4 * specifiedRoutes().length);
    await expectSameDocument(page);
  });
}
