import type { Page } from '@playwright/test';
import { expect } from '../support';
import { connect } from '../toolbox/tools';
import type { MadeContest } from './made-contest';

type ContestPaths = Pick<MadeContest, 'path'>;

/** Approves on the wallet's sheet, whatever the act is called there. */
export async function approveAct(page: Page): Promise<void> {
  const sheet = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Decline', exact: true }) });
  await sheet.getByRole('button').last().click();
}

/** Approves that a ticket is used, and then the sign-up itself. */
export async function approveEntering(page: Page): Promise<void> {
  await approveAct(page);
  await approveAct(page);
}

/** Agrees to trust the makers of a contest that this app doesn't list, which shows its form. */
export const trustMakers = (page: Page) => page.getByRole('button', { name: 'I trust them, go on' }).click();

/** Fills in the sign-up form of a page that shows it. */
export async function fillSignup(page: Page, nickname: string): Promise<void> {
  const email = `${nickname.toLowerCase()}@example.org`;
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('I have read the rules').check();
}

/**
 * A fresh phone that has a ticket is admitted and signs up, with a wallet of its own; returns the wallet's address.
 * @param link of the form
 */
export async function signUpAt(page: Page, link: string, nickname: string): Promise<string> {
  await page.goto(link);
  await trustMakers(page);
  await fillSignup(page, nickname);
  const address = await connect(page);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await approveEntering(page);
  await expect(page.getByText(`Signed up as ${nickname}`)).toBeVisible();
  return address;
}

/** Makes a team and returns its link. */
export async function makeTeamOf(page: Page, name: string, { path }: ContestPaths): Promise<string> {
  await page.getByLabel('Name of your team').fill(name);
  await page.getByRole('button', { name: 'Make the team' }).click();
  await approveAct(page);
  const link = page.getByText(/signup\?.*team=\d+/);
  await expect(link).toBeVisible();
  const address = (await link.textContent()) ?? '';
  expect(address).toContain(path('/signup').slice(1));
  return address;
}

/** A fresh phone opens its ticket, signs up at a team's link, and joins; returns its wallet's address. */
export async function joinTeamAt(
  page: Page,
  link: string,
  { nickname, team, ticket }: { nickname: string; team: string; ticket: string },
): Promise<string> {
  await page.goto(ticket);
  // The browser keeps the ticket once the page knows its contest.
  await expect(page.getByRole('button', { name: 'I trust them, go on' })).toBeVisible();
  const address = await signUpAt(page, link, nickname);
  await expect(page.getByRole('heading', { name: `The team ${team} invites you` })).toBeVisible();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await approveAct(page);
  await expect(page.getByRole('heading', { name: `Team ${team}` })).toBeVisible();
  return address;
}

/** The picture of the entry in the form. */
export const ownPicture = (page: Page) => page.getByRole('img', { name: 'The picture of your entry' });

/** Asks for the price of the picture in the form, and signs its upload. */
export async function signPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what it costs' }).click();
  await expect(outcome(page, 'Your balance is enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign with QuickWallet' }).click();
  await approveAct(page);
}

/** Gives the entry in the form its title, and submits it. */
export async function submitAs(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await approveAct(page);
  await expect(outcome(page, 'It is in the contest')).toContainText(title);
}

/** Makes a meme in the meme maker that the form links to, hands it over to the form, stores it, and submits it. */
export async function submitMeme(
  page: Page,
  { caption, title }: { caption: string; title: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Make a meme' }).first().click();
  await page
    .getByRole('button', { name: /^Text 1/ })
    .and(page.locator('[data-layer]'))
    .click();
  await page.getByRole('textbox', { name: 'Text 1', exact: true }).fill(caption);
  await page.getByRole('button', { name: 'Use it for my entry' }).click();
  await expect(ownPicture(page)).toBeVisible();
  await signPicture(page);
  await expect(outcome(page, 'The picture is stored for good.')).toBeVisible();
  await submitAs(page, title);
}

/** Approves an entry in the gallery, and sends the ballot. */
export async function voteFor(page: Page, title: string, { path }: ContestPaths): Promise<void> {
  await page.goto(path(''));
  await page.getByRole('button', { name: new RegExp(`^Approve.*${title}$`) }).click();
  await page.getByRole('button', { name: 'Send my ballot' }).click();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await approveAct(page);
  await expect(page.getByText('Your ballot counts').first()).toBeVisible();
}

/** The notice with the outcome of an action. */
export const outcome = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
