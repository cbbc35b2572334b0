import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AreaActs } from '@rainbow-rabbit/shared/acts';
import type { Registry } from '@rainbow-rabbit/shared/area';
import { makeWallet, sendForm } from './game/phone-player';
import { expect, test } from './support';

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Asks for a registration, up to where the wallet asks. */
async function register(page: Page): Promise<void> {
  await page.goto('./#/rabbit/demo');
  await makeWallet(page);
  await sendForm(page, 'Hopper');
}

/** Releases the game with other acts to this page alone; its code and the shell stay. */
async function release(page: Page, change: (acts: AreaActs) => void): Promise<void> {
  let body = '';
  await page.route('**/areas/game/**/acts.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.route('**/areas.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    const { game } = registry.areas;
    if (!game) throw new Error('The registry has no game');
    const folder = new URL(game.manifest.replace(/area\.json$/, ''), route.request().url());
    const acts = (await (await page.request.get(new URL('acts.json', folder).href)).json()) as AreaActs;
    change(acts);
    body = JSON.stringify(acts);
    game.files['acts.json'] = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    await route.fulfill({ response: answer, json: registry });
  });
}

test('a release of an area alone brings the words of an act, and what its answer approves ahead', async ({
  page,
}) => {
  await release(page, ({ acts, texts }) => {
    const words = { titleKey: 'hop.title', textKey: 'hop.text', ways: [{ actKey: 'hop.act' }] };
    Object.assign(acts.events?.acts ?? {}, { Register: words });
    Object.assign(texts.en ?? {}, {
      'hop.title': 'Hop in?',
      'hop.text': 'You come along.',
      'hop.act': 'Hop',
    });
  });
  await register(page);
  await expect(sheet(page, 'Hop in?').getByText('You come along.')).toBeVisible();
  await expect(sheet(page, 'Hop in?').getByRole('button', { name: 'Hop', exact: true })).toBeVisible();
});

test('an area whose acts approve ahead what is not theirs is not believed', async ({ page }) => {
  await release(page, ({ acts }) => {
    const [way] = acts.events?.acts.Register?.ways ?? [];
    Object.assign(way ?? {}, { ahead: [{ action: 'Transfer' }] });
  });
  await register(page);
  await expect(sheet(page, 'Send this message?').getByRole('button', { name: 'Send it' })).toBeVisible();
});

test('a sheet whose words can’t be had shows exactly what is signed', async ({ page, problems }) => {
  problems.allow(/acts\.json|404/);
  await page.route('**/acts.json', (route) => route.fulfill({ status: 404 }));
  await register(page);
  await expect(sheet(page, 'Send this message?').getByText('Action: Register')).toBeVisible();
});
