import type { Page } from '@playwright/test';
import { expect } from '../support';
import { connect } from '../toolbox/tools';
import type { MadeContest } from './made-contest';

/** Approves on the wallet's sheet, whatever the act is called there. */
export async function approveAct(page: Page): Promise<void> {
  const sheet = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Decline', exact: true }) });
  await sheet.getByRole('button').last().click();
}

/** Fills in the sign-up form of a page that shows it. */
export async function fillSignup(page: Page, nickname: string): Promise<void> {
  const email = `${nickname.toLowerCase()}@example.org`;
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Email once more').fill(email);
  await page.getByLabel('I have read the rules').check();
}

/** A fresh phone signs up with a wallet of its own; returns the wallet's address. @param link of the form */
export async function signUpAt(page: Page, link: string, nickname: string): Promise<string> {
  await page.goto(link);
  await fillSignup(page, nickname);
  const address = await connect(page);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await approveAct(page);
  await expect(page.getByText(`Signed up as ${nickname}`)).toBeVisible();
  return address;
}

/** Makes a team and returns its link. */
export async function makeTeamOf(page: Page, name: string, { path }: MadeContest): Promise<string> {
  await page.getByLabel('Name of your team').fill(name);
  await page.getByRole('button', { name: 'Make the team' }).click();
  await approveAct(page);
  const link = page.getByText(/signup\?.*team=\d+/);
  await expect(link).toBeVisible();
  const address = (await link.textContent()) ?? '';
  expect(address).toContain(path('/signup').slice(1));
  return address;
}

/** The notice with the outcome of an action. */
export const outcome = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
