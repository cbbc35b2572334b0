import { type Localnet, startLocalnet } from '@rainbow-rabbit/localnet';
import { startFaultyUnit } from '../localnet/src/testing/faulty-unit';
import { unitAt } from '../localnet/src/testing/units-under-test';
import { answers, codeIn, openTab, ownCode, typeCode } from './game/phone-player';
import { test as base, createTestPlayer, expect } from './support';

const minuteMs = 60_000;

const test = base.extend<{ network: Localnet }>({
  network: [
    async ({ aoMode }, use) => {
      const network = await startLocalnet({
        memory: true,
        port: 0,
        app: 'dist/app',
        keys: '.cache/localnet-test-keys',
        ao: aoMode,
        evaluationLimitMs: minuteMs,
        followers: [{ lagMs: minuteMs }],
      });
      await use(network);
      await network.stop();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ network }, use) => use(network.url),
});

test('a dead unit and one that is a minute behind change nothing on the way to a first color', {
  tag: '@hyperbeam',
}, async ({ page, network, aoMode, problems }) => {
  const { url, followers } = network;
  const dead = await startFaultyUnit({ reads: url, is: 'dead' });
  const late = await startFaultyUnit({ reads: followers[0] ?? '', posts: url });
  const ao = [dead, late, { url }].map((unit) => unitAt(aoMode, unit));
  await page.context().route('**/network.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ao } });
  });
  // a browser reports what the dead unit and the late one answer
  problems.allow(/net::ERR_|status of (404|500)/);

  const daffodil = await createTestPlayer(url, { nickname: 'Daffodil' });
  await page.goto('/#/rabbit/demo');
  await page.getByRole('button', { name: 'Play' }).tap();
  await page.getByLabel('Nickname').fill('Darnel');
  await page.getByLabel('Email').fill('player@example.org');
  await page.getByRole('button', { name: 'Join' }).tap();
  await page.getByRole('button', { name: answers.joinFreely }).tap();
  await expect(ownCode(page)).toBeVisible();
  await openTab(page, 'Scan rabbit');
  await typeCode(page, codeIn(daffodil.linkAt(Date.now(), '')));
  await expect(page.getByRole('heading', { name: 'Collected!' })).toBeVisible();
  expect(dead.asked.length).toBeGreaterThan(0);
  expect(late.asked.length).toBeGreaterThan(0);
  await Promise.all([dead, late].map((unit) => unit.stop()));
});
