import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { parseTicket } from '@rainbow-rabbit/processes/admission/client';
import { processSource } from '@rainbow-rabbit/processes/aos';
import {
  enterContest,
  flagEntry,
  readContest,
  signUp,
  submitEntry,
  vote,
} from '@rainbow-rabbit/processes/minibuild/client';
import { sealContact } from '@rainbow-rabbit/processes/sealing/client';
import { readTokenBalance, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import {
  type Address,
  fromBase64Url,
  type Keyfile,
  type ProcessId,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { launchProcess } from '../localnet/src/seed/launch-process';
import { connect } from './arcade/arcade-network';
import { actOn, approveAsked, goToSection } from './contest/console';
import { joinTeamAt, makeTeamOf, signUpAt, submitMeme, voteFor } from './contest/people';
import { ownNetworkTest as test } from './game/own-network';
import { approve } from './game/phone-player';
import { expectConsoleFits } from './staff/every-section';
import { expect, reloadPage, sharedKeys } from './support';
import type { LocalnetUnderTest } from './support/localnet';

/** Makes a token, all of which an address has. */
async function makeToken({ url }: LocalnetUnderTest, keyfile: Keyfile): Promise<ProcessId> {
  const owner = await createActor(url, keyfile);
  const { module, authority } = (await (await fetch(new URL('network.json', url))).json()).ao.spawn;
  const terms = { name: 'Carrot', ticker: 'CARROT', denomination: 1, balances: { [owner.address]: '1000' } };
  const source = `${tokenTermsLua(terms)}${processSource('token')}`;
  return launchProcess(owner, { module, authority, name: 'carrot', source });
}

/** Signs in on the console's page. */
async function signInOn(page: Page, keyfile: Keyfile, path: string): Promise<void> {
  await connect(page, keyfile);
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the settings' }).click();

/** Begins the next phase by the console. */
async function begin(page: Page, phase: string): Promise<void> {
  await page.getByRole('button', { name: `Begin “${phase}” now` }).click();
  await actOn(page);
  await expect(page.getByText(`It is “${phase}” now.`)).toBeVisible();
}

test('staff run a contest with docs/organisers.md alone, two people make a team and a meme, a third votes, and all see the result', {
  tag: '@hyperbeam',
}, async ({ page, openPhone, axe, network, aoMode, camera }) => {
  const operator = await sharedKeys.wallet('operator');
  const judgeKey = await sharedKeys.wallet('player-heather');
  const token = await makeToken(network, operator);

  // Make it: the wallet asks once, and once more after a refusal.
  await signInOn(page, operator, './#/_internal/mini-build');
  await page.getByRole('link', { name: 'New contest' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Weekend Memes');
  await page.getByLabel('Brief').fill('Make a meme about rabbits.');
  await page.getByLabel('Prize of place 1').fill('A golden carrot');
  await page.getByRole('button', { name: 'Make the contest' }).click();
  await approve(page, 'Decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Make the contest' }).click();
  await approve(page, 'Make');
  await expect(page.getByRole('heading', { name: 'Weekend Memes', level: 1 })).toBeVisible();
  const process = (/mini-build\/([\w-]{43})\//.exec(page.url())?.[1] ?? '') as ProcessId;

  // One file has its secret, without which it can't be opened
  await goToSection(page, 'Phases');
  await expect(page.getByRole('button', { name: 'Open the contest' })).toBeDisabled();
  await goToSection(page, 'Overview');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the contest file' }).click();
  await saving;

  // Set it up
  await goToSection(page, 'Set-up');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Weight of the votes, in percent').fill('60');
  await page.getByLabel('Token of the amounts').fill(token);
  await page.getByLabel('Amount for place 1').fill('2.5');
  await expect(page.getByText('Carrot (CARROT)')).toBeVisible();
  await save(page);
  await actOn(page);
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  await goToSection(page, 'Texts');
  await expect(page.getByLabel('Brief')).toHaveValue('Make a meme about rabbits.');
  await page.getByLabel('Rules').fill('Be kind.\n<b>No ads.</b>');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('<b>No ads.</b>');
  await page.getByRole('button', { name: 'Save the texts' }).click();
  await actOn(page);
  await expect(page.getByText('The texts in English are saved.')).toBeVisible();

  // Tickets: who has none can't take part
  await goToSection(page, 'Tickets');
  await page.getByLabel('Number of tickets').fill('10');
  await page.getByRole('button', { name: 'Make tickets' }).click();
  await actOn(page);
  await expect(page.getByText('Batch 1 is added.')).toBeVisible();
  const savingLinks = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as links (CSV)' }).click();
  const links = await readFile(await (await savingLinks).path(), 'utf8');
  const tickets = [...links.matchAll(/#(\/mini-build\/signup\?[^"]*t=([A-Z2-7]+))/g)];
  const ticketPath = () => `./#${tickets.shift()?.[1]}`;

  await goToSection(page, 'Judges');
  const judge = await openPhone();
  await signInOn(judge, judgeKey, `./#/_internal/mini-build/${process}`);
  await expect(judge.getByRole('heading', { name: 'This wallet has nothing to do here' })).toBeVisible();
  const judgeAddress = (await judge.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Shown name').fill('Heather');
  await page.getByLabel('Address of the judge’s wallet').fill(judgeAddress);
  await page.getByRole('button', { name: 'Add a judge' }).click();
  await actOn(page);
  await expect(page.getByText('Heather is a judge.')).toBeVisible();

  // A helper joins by a code, and gets the secret by another
  const helper = await openPhone();
  await signInOn(
    helper,
    await sharedKeys.wallet('player-willow'),
    `./#/_internal/mini-build/${process}/set-up`,
  );
  await camera.show(await helper.getByRole('img', { name: 'Code of this device' }).screenshot());
  await goToSection(page, 'Staff');
  await page.getByRole('checkbox', { name: 'Give their device the secret' }).check();
  await page.getByRole('button', { name: 'Scan the helper’s code' }).click();
  await actOn(page);
  const passed = page.getByRole('img', { name: 'Secret as a QR code' });
  await expect(passed).toBeVisible();
  await axe();
  await camera.show(await passed.screenshot());
  await page.getByRole('button', { name: 'Close' }).click();
  await helper.getByText('Get it from the owner’s screen').click();
  await expect(helper.getByText(/^This device has the contest’s secret/)).toBeVisible();

  await goToSection(page, 'Phases');
  await page.getByRole('button', { name: 'Open the contest' }).click();
  await actOn(page);
  await expect(page.getByText('The contest is open.')).toBeVisible();
  await begin(page, 'Sign-up');
  await begin(page, 'Building');

  // Two people make a team by its captain's link, and submit a meme; a third will vote.
  const path = (name: string, query = {}) =>
    `./#/mini-build${name}?${new URLSearchParams({ contest: process, ...query })}`;
  const [captain, member, voter] = await Promise.all([openPhone(), openPhone(), openPhone()]);
  const winner = (await signUpAt(captain, ticketPath(), 'Anemone')) as Address;
  const link = await makeTeamOf(captain, 'The Carrots', { path });
  await joinTeamAt(member, link, { nickname: 'Betony', team: 'The Carrots', ticket: ticketPath() });
  await signUpAt(voter, ticketPath(), 'Clover');
  await submitMeme(captain, { caption: 'When the rainbow is full', title: 'Rabbits at seven' });
  await reloadPage(member);
  await expect(member.getByText('Rabbits at seven').first()).toBeVisible();

  // Others take part by code.
  const person = async (nickname: string) => {
    const keyfile = await sharedKeys.wallet(`player-${nickname.toLowerCase()}`);
    const { ao, address, signer } = await createActor(network.url, keyfile);
    const place = { ao, process };
    const { facts, keyVersion } = await readContest(place);
    const ticket = parseTicket(tickets.shift()?.[2] ?? '');
    await enterContest(place, { ...(ticket && { ticket }) }, { signer });
    const contactKey = fromBase64Url(facts?.contactKey ?? '');
    const sealed = await sealContact({ email: `${nickname}@example.org`, contactKey, process, address });
    await signUp(place, { nickname, contact: toBase64Url(sealed), keyVersion }, { signer });
    return { place, options: { signer } };
  };
  const [willow, pebble] = await Promise.all(['Willow', 'Pebble'].map(person));
  if (!willow || !pebble) throw new Error('Somebody is missing');
  const words = { kind: 'text' as const, text: 'Two rabbits walk into a burrow.' };
  const { entry: other } = await submitEntry(pebble.place, { ...words, title: '=BUY(1)' }, pebble.options);
  await begin(page, 'Voting');
  await voteFor(voter, 'Rabbits at seven', { path });
  await vote(willow.place, [other?.entry ?? 0], willow.options);
  await flagEntry(willow.place, { entry: other?.entry ?? 0, reason: 'An advertisement' }, willow.options);

  // A comment, which somebody else flags.
  await voter.goto(path('/entries/1'));
  await voter.getByText('Comments', { exact: true }).click();
  await voter.getByLabel('Your comment').fill('Well hopped');
  await voter.getByRole('button', { name: 'Comment', exact: true }).click();
  await approveAsked(voter);
  await expect(voter.getByRole('list', { name: 'Comments' })).toContainText('Well hopped');
  await axe(voter);
  await flagEntry(willow.place, { entry: 1, comment: 1, reason: 'An insult' }, willow.options);

  // The voter flags the name of the team, and not its entry.
  await voter.getByRole('button', { name: 'Flag the name' }).click();
  await voter.getByRole('button', { name: 'Insult or hate' }).click();
  await voter.getByRole('button', { name: 'Sign and report' }).click();
  await approveAsked(voter);
  await expect(voter.getByText('The organisers will look at it.')).toBeVisible();

  // The judge sees the score sheet and nothing else, and scores by the keyboard.
  await reloadPage(judge);
  await expect(judge.getByRole('heading', { name: 'My score sheet', level: 2 })).toBeVisible();
  await expect(judge.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await expect(judge.getByRole('heading', { name: '=BUY(1)' })).toBeVisible();
  await axe(judge);
  await judge.getByRole('checkbox', { name: 'I have a conflict of interest' }).check();
  await judge.getByRole('button', { name: 'Save my scores' }).click();
  await approveAsked(judge);
  await expect(judge.getByRole('heading', { name: 'Rabbits at seven' })).toBeFocused();
  const humour = judge.getByRole('group', { name: /^Humour/ });
  await humour.getByRole('radio', { name: '9', exact: true }).focus();
  await judge.keyboard.press('Space');
  await judge.keyboard.press('ArrowRight');
  await expect(humour.getByRole('radio', { name: '10', exact: true })).toBeChecked();
  const nothing = judge.getByRole('group', { name: /^Craft/ }).getByRole('radio', { name: '0', exact: true });
  await nothing.focus();
  await judge.keyboard.press('Space');
  await expect(nothing).toBeChecked();
  await judge.getByRole('button', { name: 'Save my scores' }).click();
  await approveAsked(judge);
  await expect(judge.getByText('2 of 2 entries')).toBeVisible();

  // Flags, people, contacts
  await goToSection(page, 'Entries');
  await page.getByRole('button', { name: 'Look at “=BUY(1)”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await actOn(page, { reason: 'Against the rules', confirm: 'Hide' });
  await expect(page.getByText('“=BUY(1)” is hidden.')).toBeVisible();
  const flagged = page.getByRole('listitem').filter({ hasText: 'Well hopped' });
  await flagged.getByRole('button', { name: 'Hide' }).click();
  await actOn(page, { reason: 'Against the rules', confirm: 'Hide' });
  await expect(page.getByText('The comment is hidden.')).toBeVisible();

  // The name of a team is hidden alone: its number is in its place, the team reads why, and its entry stays.
  const name = page.getByRole('listitem').filter({ hasText: 'Name of the team of “Rabbits at seven”' });
  await expect(name).toContainText('The Carrots');
  await expect(name).toContainText('1 flag');
  await name.getByRole('button', { name: 'Hide the name' }).click();
  await actOn(page, { reason: 'Sounds like another team', confirm: 'Hide the name' });
  await expect(page.getByText('Everybody sees #1 in place of the name.')).toBeVisible();
  await reloadPage(voter);
  await expect(voter.getByRole('heading', { name: 'Rabbits at seven' })).toBeVisible();
  await expect(voter.getByText('#1', { exact: true })).toBeVisible();
  await expect(voter.getByText('The Carrots')).toHaveCount(0);
  await expect(voter.getByRole('button', { name: 'Flag the name' })).toHaveCount(0);
  await captain.goto(path('/signup'));
  await reloadPage(captain);
  await expect(captain.getByText('Sounds like another team')).toBeVisible();
  await axe(captain);
  await page.getByRole('button', { name: /^Rabbits at seven/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the name' }).click();
  await actOn(page);
  await expect(page.getByText('The name of team #1 is shown again.')).toBeVisible();
  await reloadPage(voter);
  await expect(voter.getByText('The Carrots')).toBeVisible();
  await goToSection(page, 'People');
  await page.getByRole('button', { name: 'Open the addresses' }).click();
  await expect(page.getByText('5 contacts')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('"Anemone","anemone@example.org"');

  // Results: the preview is what the process freezes.
  await goToSection(page, 'Phases');
  await begin(page, 'Judging');
  await goToSection(page, 'Results');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(2);
  const preview = await table.innerText();
  await page.getByRole('button', { name: 'Publish the results' }).click();
  await actOn(page);
  await expect(page.getByText('The results are published, for good.')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(await table.innerText()).toBe(preview);

  for (const phone of [captain, member, voter]) {
    await phone.goto(path(''));
    // a phone that shows this page looks only once in a while
    await reloadPage(phone);
    const first = phone.getByRole('list', { name: 'The first three' });
    await expect(first).toContainText('Rabbits at seven');
    await expect(first).toContainText('The Carrots');
    await expect(phone.getByText('=BUY(1)')).toHaveCount(0);
  }
  await voter.getByRole('button', { name: 'Celebrate' }).click();
  const picture = voter.waitForEvent('download');
  await voter.getByRole('button', { name: 'Share a picture' }).click();
  const winners = await picture;
  expect(winners.suggestedFilename()).toBe('rainbow-rabbit.png');

  // A payment: signed, announced, moved once, and recorded once.
  await goToSection(page, 'Payments');
  await expect(page.getByLabel('Recipient').first()).toContainText('Anemone');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await approveAsked(page);
  await approveAsked(page);
  await expect(page.getByText(/^The amount has arrived/)).toBeVisible();
  await reloadPage(page);
  await page.getByRole('button', { name: 'Record the payment' }).first().click();
  await actOn(page);
  await expect(page.getByText('All of it is paid.')).toBeVisible();
  const carrots = { ao: willow.place.ao, process: token };
  expect(await readTokenBalance(carrots, winner, { maxAgeMs: 0 })).toBe('25');
  await reloadPage(voter);
  await expect(voter.getByRole('region', { name: 'Prizes paid' })).toContainText('Rabbits at seven');

  await goToSection(page, 'Certificates');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Make and print' }).click();
  const sheet = await opening;
  await expect(sheet.getByRole('heading', { name: 'The Carrots' })).toBeVisible();
  await expect(sheet.getByText('1st place')).toBeVisible();
  await sheet.close();

  await goToSection(page, 'What the staff did');
  await expect(page.getByRole('button', { name: /^Recorded a payment/ })).toBeVisible();
  // The pages are the same with either kind of unit.
  if (aoMode === 'legacy') await expectConsoleFits(page, 'contest', { process, axe });
});
