/**
 * Times a first visit to a city's page by its link until its words are drawn, with the CPU slowed four times and on slow 4G, in
 * turn with the same words as a page of plain HTML. Run: `npm run bench -- city-page`.
 */
import { rmSync } from 'node:fs';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { judge, type Limit } from './judging/judge';
import { plainPageFolder } from './visits/plain-page-folder';
import { msUntilWords, openSlowPage } from './visits/slow-phone';
import { medianOf, printLoad, printVisits, visitInTurn } from './visits/visit-in-turn';

/** docs/product 9.192. */
const limit: Limit = {
  name: 'city page by its link until its words are drawn',
  unit: 'times plain HTML',
  atMost: 1.3,
  reason: 'who opens a link from a chat must not wait for the app to read what it is about',
};

const route = '#/social/singapore';

await buildApp();
const plain = await plainPageFolder(defaultAppFolder, route);
const times = await visitInTurn({
  folders: { app: defaultAppFolder, plain },
  visit: async (context, { url }) => ({
    words: await msUntilWords(await openSlowPage(context), url + route),
  }),
}).finally(() => rmSync(plain, { recursive: true }));

for (const [app, list] of Object.entries(times)) printVisits(list, app);
printLoad();
process.exitCode = judge([
  { limit, measured: medianOf(times.app, 'words') / medianOf(times.plain, 'words') },
]);
