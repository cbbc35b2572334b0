import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { registerPlayer } from '@rainbow-rabbit/localnet';
import { parseTicket } from '@rainbow-rabbit/processes/admission/client';
import { keyWordsOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { ownNetworkTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { openSection, runEvent, saved, saveEventFile, signInAnew } from './staff/console';
import { registerHall } from './staff/scripted-hall';
import { expect, sharedKeys } from './support';

const minuteMs = 60_000;
/** Takes a picture of the guide, on a tall phone: into the pictures of `docs` when `GUIDE_PICTURES` is set. */
async function picture(page: Page, name: string, outputDir: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 1120 });
  const folder = process.env.GUIDE_PICTURES ? 'docs/images' : outputDir;
  await page.screenshot({ path: join(folder, `run-an-event-${name}.png`) });
  if (usual) await page.setViewportSize(usual);
}

test('by the guide, an event is made by seven taps and fields, and three more lead from its start to its end', async ({
  page,
  network,
  axe,
}, { outputDir }) => {
  const done = { taps: 0, approvals: 0 };
  const tap = async (button: Locator) => {
    done.taps += 1;
    await button.click();
  };
  const press = (name: string) => tap(page.getByRole('button', { name, exact: true }));
  const type = async (label: string, text: string) => {
    done.taps += 1;
    await page.getByLabel(label).fill(text);
  };
  const answer = async (words: string) => {
    done.approvals += 1;
    await approve(page, words);
  };
  await page.clock.install();
  /** Lets time pass for the ledger and for the console. */
  const wait = async (ms: number) => {
    await network.advance(ms);
    await page.clock.fastForward(ms);
  };
  /** Lets time pass until something is seen. */
  const passTime = (seen: Locator, stepMs: number) =>
    expect(async () => {
      await wait(stepMs);
      await expect(seen).toBeVisible({ timeout: 4000 });
    }).toPass();

  // Before the day
  await signInAnew(page);
  await tap(page.getByRole('link', { name: 'New event' }));
  await type('Name', 'Orchard Fair');
  await type('Prize', 'A basket of apples');
  await type('The question', 'Who paints the roses?');
  await picture(page, 'make', outputDir);
  await press('Make the event');
  await answer('Make');
  await expect(page.getByRole('heading', { name: 'Orchard Fair', level: 1 })).toBeVisible();
  done.taps += 1;
  done.approvals += 1;
  const { secret } = JSON.parse(await readFile(await (await saveEventFile(page, runEvent)).path(), 'utf8'));
  await expect(page.getByRole('button', { name: 'Open registration' })).toBeEnabled();
  await press('Open registration');
  await expect(page.getByText('Registration is open.')).toBeVisible();
  expect(done).toEqual({ taps: 7, approvals: 2 });

  await openSection(page, 'Door');
  await page.getByLabel('Number of tickets').fill('12');
  await page.getByRole('button', { name: 'Make tickets' }).click();
  const links = await readFile(await (await saved(page, 'Save as links (CSV)')).path(), 'utf8');
  const tickets = [...links.matchAll(/[?&]t=([A-Z2-7]+)/g)].map(([, text = '']) => parseTicket(text));
  const nextTicket = () => {
    const next = tickets.pop();
    if (!next) throw new Error('More tickets were taken than made');
    return next;
  };

  // The day
  const process = /game\/([\w-]{43})/.exec(page.url())?.[1] as ProcessId;
  const keyfile = await sharedKeys.wallet('early');
  await registerPlayer({ url: network.url, process, nickname: 'Early Elm', keyfile, ticket: nextTicket() });
  await openSection(page, 'Today');
  Object.assign(done, { taps: 0, approvals: 0 });
  await press('Start the game');
  await expect(page.getByText('The game has started.')).toBeVisible();
  await wait(12 * minuteMs);
  await expect(page.getByText(/^Roles dealt /)).toBeVisible();
  // Nobody who comes after the start can be the White Rabbit, who can't win.
  const hall = await registerHall({ network, process, nextTicket });
  await wait(minuteMs);
  await expect(page.getByText(/, 8 waiting$/)).toBeVisible();
  await picture(page, 'day', outputDir);
  await axe();
  await passTime(page.getByText(/, 0 waiting$/), 5 * minuteMs);

  // The end
  await hall.completeRainbow();
  await hall.answer(await keyWordsOf(fromBase64Url(secret), 1));
  await passTime(page.getByText(/^Clover \(rabbit #\d+\) gave the first answer that stands/), minuteMs);
  await expect(page.getByRole('button', { name: 'Record the payment' })).toBeVisible();
  await picture(page, 'end', outputDir);
  await axe();
  await type('Transaction id', `${'t'.repeat(42)}A`);
  await press('Record the payment');
  await answer('Record it');
  await expect(page.getByRole('link', { name: /^Proof of payment/ })).toBeVisible();
  expect(done).toEqual({ taps: 3, approvals: 1 });
});
