/**
 * Times a second visit without network until the front page can be used, against the first visit on slow 4G, both with the
 * CPU slowed four times. Run: `npm run bench -- offline-visit`.
 */
import { keptFiles } from '../e2e/support/kept-files';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { judge, type Limit } from './judging/judge';
import { msUntilUsable, openSlowPage } from './visits/slow-phone';
import { medianOf, printLoad, printVisits, visitInTurn } from './visits/visit-in-turn';

/** docs/product 9.184. */
const limit: Limit = {
  name: 'second visit, without network',
  unit: 'times the first visit',
  atMost: 0.5,
  reason: 'what the phone has kept must not wait for a network that is gone',
};

await buildApp();
const { app: times } = await visitInTurn({
  folders: { app: defaultAppFolder },
  async visit(context, app) {
    const first = await openSlowPage(context);
    const online = await msUntilUsable(first, app.url);
    while (!(await keptFiles(first.page)).includes('/')) await first.page.waitForTimeout(100);
    await first.quiet();
    await first.page.close();
    const second = await openSlowPage(context);
    await context.setOffline(true);
    app.break(/^/, { kind: 'reset' });
    const offline = await msUntilUsable(second, app.url);
    app.repair();
    return { 'first visit': online, 'second visit, offline': offline };
  },
});

printVisits(times, 'app');
printLoad();
process.exitCode = judge([
  { limit, measured: medianOf(times, 'second visit, offline') / medianOf(times, 'first visit') },
]);
