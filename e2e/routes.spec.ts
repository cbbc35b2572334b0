import { federationTest as test } from './federation/test';
import { wayThroughPages } from './routes/specified-pages';
import { noLedger, specifiedRoutes } from './routes/specified-routes';
import { walk } from './routes/walk';
import { expect } from './support';
import { expectSameDocument, markDocument } from './support/same-document';

test('every specified page is there under its title by link and by click, with and without the language in the path', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(noLedger);
  await open('/en/about');
  await expect(page).toHaveTitle(/ · /);
  await markDocument(page);
  // A path without a language keeps that of the page before it.
  const steps = [
    ...wayThroughPages('en', '/en', 'link'),
    ...wayThroughPages('en', '', 'click'),
    ...wayThroughPages('pl', '/pl', 'click'),
    ...wayThroughPages('pl', '', 'link'),
  ];
  expect(await walk(page, steps)).toEqual([]);
  expect(steps.length).toBeGreaterThan(4 * specifiedRoutes().length);
  await expectSameDocument(page);
});
