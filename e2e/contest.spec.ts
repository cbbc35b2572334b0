import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  contestContactKey,
  maxPreviewBytes,
  movePhase,
  openPreview,
  readContestContacts,
  readEntry,
  readMine,
} from '@rainbow-rabbit/processes/minibuild/client';
import { importPrivateKey, openContact } from '@rainbow-rabbit/processes/sealing/client';
import { type Address, fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import type en from '../remotes/minibuild/locales/en.json';
import { type MadeContest, makeContest } from './contest/made-contest';
import {
  approveAct,
  approveEntering,
  fillSignup,
  joinTeamAt,
  makeTeamOf,
  outcome,
  ownPicture,
  signPicture,
  signUpAt,
  submitAs,
  trustMakers,
} from './contest/people';
import { bombPicture, drawnPicture } from './contest/picture-file';
import { expect, messagesByLocale, reloadPage, test, widthBeyondScreen } from './support';
import { cutAfterFirstPart } from './toolbox/cut-after-first-part';
import { connect } from './toolbox/tools';

const read = { maxAgeMs: 0 };
const reason = 'A journey';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const choose = (page: Page, file: ChosenFile | string) =>
  page.locator('input[type=file]').setInputFiles(file);

/** Returns the number of signed uploads that the browser keeps. */
const keptUploadsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rainbow-rabbit.minibuild.uploads') ?? '[]').length);

/** Signs a work and closes the page before anything of it is sent: the network is back only after the page has gone. */
async function signAndClose(page: Page): Promise<void> {
  await page.route('**/tx', (route) => route.abort('internetdisconnected'));
  await signPicture(page);
  await expect.poll(() => keptUploadsOf(page)).toBe(1);
  await reloadPage(page);
  await expect(outcome(page, 'You have begun to upload this')).toBeVisible();
  await page.unroute('**/tx');
}

/**
 * Chooses a picture and stores it by one signature: the page is closed before anything is sent, and after the first part, when the
 * network is cut.
 */
async function storePicture(page: Page, picture: Buffer): Promise<void> {
  await choose(page, { name: 'meme.png', mimeType: 'image/png', buffer: picture });
  await expect(ownPicture(page)).toBeVisible();
  await reloadPage(page);
  await signAndClose(page);
  const { posted, mend } = await cutAfterFirstPart(page);
  await page.getByRole('button', { name: 'Go on without signing again' }).click();
  await expect(outcome(page, /^1 of \d+ parts$/)).toBeVisible();
  await reloadPage(page);
  await mend();
  await expect(outcome(page, 'You have begun to upload this')).toBeVisible();
  await page.getByRole('button', { name: 'Go on without signing again' }).click();
  await expect(outcome(page, 'The picture is stored for good.')).toBeVisible();
  expect(posted).toHaveLength(1);
}

/** Expects that the entry has a WebP picture without metadata, and a preview that stays within its bounds. */
async function expectPicture({ place }: MadeContest, url: string, entryNumber: number): Promise<void> {
  const { file, preview } = await readEntry(place, { entry: entryNumber }, read);
  const stored = Buffer.from(await (await fetch(new URL(file?.id ?? '', url))).arrayBuffer());
  expect(file).toMatchObject({ type: 'image/webp', bytes: stored.length });
  expect(stored.subarray(8, 12).toString('latin1')).toBe('WEBP');
  expect(stored.includes('EXIF') || stored.includes('XMP ')).toBe(false);
  const message = await (await fetch(new URL(preview?.message ?? '', url))).text();
  const { bytes } = await openPreview(message, preview?.sha256 ?? '');
  expect(bytes.length).toBeLessThanOrEqual(maxPreviewBytes);
}

test('a team’s picture is lost by no closed page, is revised on another device, and is withdrawn after the deadline', async ({
  page,
  openPhone,
  localnet,
  problems,
}) => {
  // the gateway is asked if it has the transaction, which nobody has sent it yet
  problems.allow(/ERR_INTERNET_DISCONNECTED|404.*\/tx\/[\w-]+\/status/);
  const contest = await makeContest(localnet);
  const { place } = contest;

  await page.goto(contest.ticketPath());
  await trustMakers(page);
  await expect(page.getByText('Your ticket is here.')).toBeVisible();
  await fillSignup(page, 'Anemone');
  await page.getByText('Add a website').click();
  await page.getByLabel('Website').fill('http://example.org');
  await reloadPage(page);
  await trustMakers(page);
  await expect(page.getByLabel('Nickname')).toHaveValue('Anemone');
  const ann = (await connect(page)) as Address;
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('It must be a whole address that begins with https://')).toBeVisible();
  await page.getByLabel('Website').fill('https://example.org');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await approveEntering(page);
  await expect(page.getByText('Signed up as Anemone')).toBeVisible();
  const contacts = await readContestContacts(place, { offset: 0, limit: 1 }, read);
  const sealed = fromBase64Url(contacts.rows[0]?.contact ?? '');
  const privateKey = await importPrivateKey(await contestContactKey(contest.secret));
  const context = { process: contest.process, address: ann, privateKey };
  expect(await openContact({ sealed, ...context })).toBe('anemone@example.org');

  const link = await makeTeamOf(page, 'The Carrots', contest);
  const other = await openPhone();
  const bob = (await joinTeamAt(other, link, {
    nickname: 'Betony',
    team: 'The Carrots',
    ticket: contest.ticketPath(),
  })) as Address;

  await storePicture(page, await drawnPicture(page, { width: 1600, height: 1200 }));
  await reloadPage(page);
  await expect(outcome(page, 'The picture is stored for good.')).toBeVisible();
  await submitAs(page, 'Rabbits in space');
  const { entry } = await readMine(place, bob, read);
  await expectPicture(contest, localnet.url, entry?.entry ?? 0);

  // Another member revises it on another device, which has to fetch the picture.
  await reloadPage(other);
  await other.getByRole('button', { name: 'Change the entry' }).click();
  await expect(other.getByText('This is the picture of your entry now.')).toBeVisible();
  await other.getByLabel('Title').fill('\u202eRabbits on\u200b Mars');
  const changes = other.getByRole('region', { name: 'Your changes' });
  await expect(changes.getByRole('deletion')).toHaveText('Rabbits in space');
  await expect(changes.getByRole('insertion')).toHaveText('Rabbits on Mars');
  await other.getByRole('button', { name: 'Submit the changes' }).click();
  await approveAct(other);
  await expect(outcome(other, 'Revision 2 of at most 30')).toContainText('Rabbits on Mars');

  // The deadline passes while a page is open: the process refuses, and the page says so.
  await other.getByRole('button', { name: 'Change the entry' }).click();
  await other.getByLabel('Title').fill('Rabbits too late');
  await other.getByRole('button', { name: 'Submit the changes' }).click();
  // The wallet asks first: a page that reads the contest anew would take the form away.
  await expect(other.getByRole('dialog')).toBeVisible();
  await movePhase(place, { to: 'voting', reason }, { signer: contest.staff.signer });
  await approveAct(other);
  await expect(outcome(other, 'Voting is on')).toBeVisible();
  expect((await readMine(place, bob, read)).entry).toMatchObject({ title: 'Rabbits on Mars', revisions: 2 });

  // After building, only the captain withdraws.
  await reloadPage(page);
  await page.getByRole('button', { name: 'Withdraw the entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the entry' }).click();
  await approveAct(page);
  await expect(outcome(page, 'This entry is withdrawn.')).toBeVisible();
});

test('a hostile file is refused in words, before anything of it is decoded or sent', async ({
  page,
  localnet,
}) => {
  const contest = await makeContest(localnet);
  await signUpAt(page, contest.ticketPath(), 'Celandine');
  const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-hostile-'));
  const huge = join(folder, 'huge.png');
  const file = await open(huge, 'w');
  await file.truncate(100_000_000);
  await file.close();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/dry-run')) posted.push(request.url());
  });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="x"</script></svg>',
  );
  // Two in a row never have the same words: the first refusal would pass for the second.
  const files = [
    [{ name: 'bomb.png', mimeType: 'image/png', buffer: bombPicture() }, 'too many pixels'],
    [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg }, 'no JPEG, PNG, WebP or GIF'],
    [{ name: 'a.png', mimeType: 'image/png', buffer: bombPicture(20, 20) }, 'can’t be read'],
    [{ name: 'a.png', mimeType: 'image/png', buffer: svg }, 'no JPEG, PNG, WebP or GIF'],
    [huge, 'The file is too large'],
  ] as const;
  for (const [chosen, words] of files) {
    await choose(page, chosen);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await page.getByLabel('Title').fill('Rabbits');
  await page.getByLabel('Link 1').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('It must be an address with https://')).toBeVisible();
  expect(posted).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a text that is longer than a message is a file, lost by no closed page, and is read as plain text by others', async ({
  page,
  openPhone,
  localnet,
  problems,
  axe,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|404.*\/tx\/[\w-]+\/status/);
  const contest = await makeContest(localnet);
  const ann = (await signUpAt(page, contest.ticketPath(), 'Fennel')) as Address;
  await page.getByText('Text', { exact: true }).click();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const [name, content, words] of [
    ['a.svg', svg, 'no .txt or .md file'],
    ['a.txt', '\u0000\u0001', 'isn’t a plain text'],
    ['a.md', 'a'.repeat(65_537), 'at most 64 kB'],
  ] as const) {
    await choose(page, { name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  const tale =
    `# A tale\n\n<img src=x onerror="document.title='bad'">\n  ${'A rabbit — 兎. '.repeat(400)}`.trim();
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill(tale);
  await reloadPage(page);
  await expect(text).toHaveValue(tale);
  await page.getByRole('button', { name: 'Make it a file' }).click();
  await expect(page.getByRole('region', { name: 'Your text' })).toHaveText(tale, { useInnerText: false });
  await reloadPage(page);
  await signAndClose(page);
  await axe();
  await page.getByRole('button', { name: 'Go on without signing again' }).click();
  await expect(outcome(page, 'The text is stored for good.')).toBeVisible();
  await submitAs(page, 'A tale');

  const { entry } = await readMine(contest.place, ann, read);
  const { file, text: words } = await readEntry(contest.place, { entry: entry?.entry ?? 0 }, read);
  expect(words).toBeUndefined();
  expect(file).toMatchObject({ type: 'text/plain', bytes: Buffer.byteLength(tale) });
  const answer = await fetch(new URL(file?.id ?? '', localnet.url));
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'text/plain; charset=utf-8',
    tale,
  ]);
  const other = await openPhone();
  await other.goto(contest.path(`/entries/${entry?.entry}`));
  await expect(
    other.getByText('Checked in your browser: this is exactly what the team submitted.'),
  ).toBeVisible();
  expect(await other.getByText('A rabbit —').textContent()).toBe(tale);
  await expect(other.getByText('Check it yourself')).toBeVisible();

  // A revision begins with the file; a shorter text goes into the message again.
  await page.getByRole('button', { name: 'Change the entry' }).click();
  await expect(page.getByText('This is the text of your entry now.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await expect(text).toHaveValue(tale);
  await text.fill('A short tale');
  await reloadPage(page);
  await expect(text).toHaveValue('A short tale');
  await page.getByRole('button', { name: 'Submit the changes' }).click();
  await approveAct(page);
  await expect(outcome(page, 'Revision 2 of at most 30')).toBeVisible();
  const second = await readEntry(contest.place, { entry: entry?.entry ?? 0 }, read);
  expect([second.text, second.file]).toEqual(['A short tale', undefined]);
});

test('axe finds nothing serious from the sign-up to the entry, in light and in dark colors', async ({
  page,
  localnet,
  axe,
}) => {
  const contest = await makeContest(localnet);
  await page.goto(contest.path('/signup'));
  await axe();
  await trustMakers(page);
  await page.getByLabel('Nickname').fill('\u202Ex');
  await expect(page.getByText('This can’t be a nickname')).toBeVisible();
  await axe();
  await reloadPage(page);
  await signUpAt(page, contest.ticketPath(), 'Dittany');
  await axe();
  await makeTeamOf(page, 'The Turnips', contest);
  await page.getByText('Link', { exact: true }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await axe();
  await page.getByLabel('Title').fill('A repository');
  await page.getByLabel('Link 1').fill('https://example.org/repository');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await approveAct(page);
  await expect(outcome(page, 'It is in the contest')).toBeVisible();
  await page.getByRole('button', { name: 'Change the entry' }).click();
  await page.getByLabel('Title').fill('Another repository');
  await axe();
});

test('the sign-up speaks five languages and fits a narrow phone', async ({ page, localnet }) => {
  const contest = await makeContest(localnet);
  await page.setViewportSize({ width: 320, height: 640 });
  await signUpAt(page, contest.ticketPath(), 'Eglantine');
  await makeTeamOf(page, 'The Eglantines of the far meadow', contest);
  for (const [locale, messages] of messagesByLocale<typeof en>('remotes/minibuild')) {
    await page.goto(contest.path('/signup').replace('#/', `#/${locale}/`));
    await expect(page.getByRole('heading', { name: messages['submit.heading'] })).toBeVisible();
    await expect(page.getByRole('heading', { name: messages['team.invite'] })).toBeVisible();
    expect([locale, await widthBeyondScreen(page)]).toEqual([locale, 0]);
  }
});
