/**
 * Times a first visit until the front page can be used, with the CPU slowed four times and on slow 4G, in turn with a
 * single-bundle build of the same source. Run: `npm run bench -- time-to-usable`.
 */
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { judge, type Limit } from './judging/judge';
import { singleBundleApp } from './visits/single-bundle-app';
import { msUntilUsable, openSlowPage } from './visits/slow-phone';
import { medianOf, printLoad, printVisits, visitInTurn } from './visits/visit-in-turn';

/** docs/product 9.103. */
const limit: Limit = {
  name: 'front page until it can be used, federated',
  unit: 'times the single bundle',
  atMost: 1.15,
  reason: 'areas that are released by themselves may cost this much of a first visit',
};

await buildApp();
const single = await singleBundleApp();
const times = await visitInTurn({
  folders: { federated: defaultAppFolder, single },
  visit: async (context, { url }) => ({ usable: await msUntilUsable(await openSlowPage(context), url) }),
});

for (const [app, list] of Object.entries(times)) printVisits(list, app);
printLoad();
process.exitCode = judge([
  { limit, measured: medianOf(times.federated, 'usable') / medianOf(times.single, 'usable') },
]);
