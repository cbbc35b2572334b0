import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createActor } from '@rainbow-rabbit/localnet';
import { processSource } from '@rainbow-rabbit/processes/aos';
import { publishPage } from '@rainbow-rabbit/processes/community/client';
import { configureEvent } from '@rainbow-rabbit/processes/rabbit/client';
import type { Keyfile, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { launchProcess } from '../localnet/src/seed/launch-process';
import type actMessages from '../remotes/social/locales/acts/en.json';
import type editorMessages from '../remotes/social/locales/editor/en.json';
import type socialMessages from '../remotes/social/locales/en.json';
import { hold, isBundle } from './first-view/hold';
import { isStyled } from './first-view/is-styled';
import { measureShifts, shiftsOf } from './first-view/shifts';
import { answerNothing } from './game/altered-answers';
import {
  test as base,
  expect,
  forkLocalnet,
  messagesByLocale,
  oncePerWorker,
  reloadPage,
  sharedKeys,
  type WorkerEnd,
} from './support';
import type { LocalnetUnderTest } from './support/localnet';
import { jpegWithPosition, pngBomb } from './support/test-pictures';
import { addressOfKeyfile, choose, connectedButton, openImport, press } from './wallets/quick-wallet-popup';

const editor = new Map(messagesByLocale<typeof editorMessages>('remotes/social', 'editor'));
const [en, ja] = [editor.get('en'), editor.get('ja')] as [typeof editorMessages, typeof editorMessages];
const socials = new Map(messagesByLocale<typeof socialMessages>('remotes/social'));
const social = socials.get('ja') as typeof socialMessages;
const acts = new Map(messagesByLocale<typeof actMessages>('remotes/social', 'acts')).get(
  'ja',
) as typeof actMessages;

const communitiesNetwork = oncePerWorker(async ({ workerEnd }: { workerEnd: WorkerEnd }) => {
  const network = await forkLocalnet({ also: ['communities'] });
  workerEnd.add(network.stop);
  return network;
});

/** Tests on one network with the communities, in which the operator leads every city. */
const test = base.extend<{ network: LocalnetUnderTest }>({
  network: [async ({ workerEnd }, use) => use(await communitiesNetwork({ workerEnd })), { timeout: 300_000 }],
  baseURL: async ({ network }, use) => use(network.url),
});

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

/** Connects a wallet by its keyfile. */
async function connect(page: Page, keyfile: Keyfile): Promise<void> {
  await openImport(page);
  await choose(page, keyfile);
  await press(page, 'Use this wallet');
  await expect(connectedButton(page)).toBeVisible();
}

/** Opens the editor of a city's page with the wallet of its lead. */
async function openEditor(page: Page, path: string, edit = 'Edit'): Promise<void> {
  await connect(page, await sharedKeys.wallet('operator'));
  await page.goto(`./#${path}`);
  await page.getByRole('button', { name: edit, exact: true }).click();
}

/** Makes an event with a name, as its owner would. */
async function makeEvent(
  network: LocalnetUnderTest,
  named: { slug: string; name: string; startsAt?: number; endsAt?: number },
  wallet = 'operator',
) {
  const owner = await createActor(network.url, await sharedKeys.wallet(wallet));
  const { ao } = await (await fetch(new URL('network.json', network.url))).json();
  const source = processSource('rabbit');
  const process = await launchProcess(owner, { ...ao.spawn, name: 'rabbit', source });
  await configureEvent({ ao: owner.ao, process }, { reason: 'A party', ...named }, { signer: owner.signer });
  return process;
}

/** Publishes a page with one text by code, as another organiser at the same time would. */
async function publishByCode(network: LocalnetUnderTest, city: string, base: number, title: string) {
  const { ao, signer } = await createActor(network.url, await sharedKeys.wallet('operator'));
  const response = await fetch(new URL('network.json', network.url));
  const { community } = (await response.json()) as { community: ProcessId };
  const content = JSON.stringify({ v: 1, sections: [{ kind: 'text', title, body: `${title}.` }] });
  await publishPage({ ao, process: community }, { city, language: 'en', base, content }, { signer });
}

/** Approves in the wallet's sheet, which lies above the editor's own. */
const approve = (page: Page, title: string, act: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: act, exact: true }).click();

const fill = (messages: string, values: Record<string, string | number>) =>
  messages.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** Returns the lead of Singapore's built-in page. */
function leadIn(locale: string): string {
  const file = new URL(`../remotes/social/payloads/${locale}/social/singapore.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).lead;
}

for (const { locale, size } of [
  { locale: 'pl', size: { width: 390, height: 844 } },
  { locale: 'ja', size: { width: 1280, height: 900 } },
] as const)
  test(`a city page opened by its link speaks ${locale} before the app is there, and nothing moves, ${size.width} wide`, async ({
    openPhone,
  }) => {
    const messages = socials.get(locale);
    const lead = leadIn(locale);
    const visitor = await openPhone({ viewport: size });
    await measureShifts(visitor);
    const release = await hold(visitor, isBundle);
    await visitor.goto(`./#/${locale}/social/singapore`, { waitUntil: 'commit' });
    const heading = visitor.getByRole('heading', { level: 1, name: messages?.['title.singapore'] ?? '' });
    const words = [heading, visitor.getByText(lead)];
    const boxes = () => Promise.all(words.map((word) => word.boundingBox()));
    for (const word of words) await expect(word).toBeVisible();
    await isStyled(visitor);
    await expect(visitor.locator('[data-area]')).toHaveCount(0);
    const early = await boxes();
    release();
    await expect(visitor.locator('[data-area="social"]').getByText(lead)).toBeVisible();
    expect(await boxes()).toEqual(early);
    await expect(visitor.getByRole('link', { name: 'Processes from scratch' })).toBeVisible();
    expect(await boxes()).toEqual(early);
    expect(await shiftsOf(visitor)).toEqual([]);
  });

test('an organiser writes in Japanese, a draft survives a reload, and a visitor reads on in Polish', async ({
  page,
  openPhone,
  axe,
}) => {
  const visitor = await openPhone({ locale: 'pl-PL' });
  await visitor.goto('./#/social/lisbon');
  const polish = visitor.getByRole('heading', { name: 'Światło, wzgórza i rzeka' });
  await expect(polish).toBeVisible();

  await openEditor(page, '/ja/social/lisbon', social['page.edit']);
  await page.getByRole('button', { name: ja['edit.kind.text'], exact: true }).click();
  const section = page.getByRole('region', { name: /^セクション\d+：文章$/ }).last();
  await section.getByRole('textbox', { name: ja['edit.section-title'] }).fill('毎週の集まり');
  await section
    .getByLabel(ja['edit.body'], { exact: true })
    .fill('caf&eacute; <b>HTML</b> [x](javascript:alert(1)) 走る');
  await section.getByLabel(ja['edit.body'], { exact: true }).press('ControlOrMeta+A');
  await section.getByRole('button', { name: ja['edit.markup.bold'] }).click();
  const preview = page.getByRole('region', { name: ja['edit.pane.preview'] });
  await expect(preview.getByText('café <b>HTML</b> x 走る')).toBeVisible();
  await expect(page.getByText(ja['edit.draft-kept'])).toBeVisible();
  await axe();

  await reloadPage(page);
  await page.getByRole('button', { name: social['page.edit'], exact: true }).click();
  await expect(section.getByRole('textbox', { name: ja['edit.section-title'] })).toHaveValue('毎週の集まり');
  await page.getByRole('button', { name: ja['edit.review'] }).click();
  await expect(page.getByRole('region', { name: ja['revision.difference'] })).toContainText('毎週の集まり');
  await page.getByRole('button', { name: ja['edit.publish'], exact: true }).click();
  await approve(page, acts['approve.publish.title'], acts['approve.publish.act']);
  await expect(page.getByText(fill(ja['edit.published'], { number: 1 }))).toBeVisible();
  await page.getByRole('button', { name: ja['edit.close'] }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '毎週の集まり' })).toBeVisible();
  await axe();

  await reloadPage(visitor);
  await expect(polish).toBeVisible();
  await expect(visitor.getByText('毎週の集まり')).toBeHidden();
});

test('two organisers at once get both versions, and an earlier one comes back', async ({
  page,
  network,
  axe,
}) => {
  await openEditor(page, '/social/singapore');
  await page.getByRole('button', { name: en['edit.kind.text'], exact: true }).click();
  await page.getByRole('textbox', { name: en['edit.section-title'] }).last().fill('Mine');
  await publishByCode(network, 'singapore', 0, 'Theirs');
  await page.getByRole('button', { name: en['edit.review'] }).click();
  await page.getByRole('button', { name: en['edit.publish'], exact: true }).click();
  await approve(page, 'Publish this page?', 'Publish');
  await expect(page.getByText(en['edit.conflict-title'])).toBeVisible();
  await axe();
  for (const place of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    const both = place.getByRole('radio', { name: en['edit.choice.both'] });
    await ((await both.count()) > 0 ? both : place.getByRole('radio').last()).check();
  }
  await page.getByRole('button', { name: en['edit.conflict-merge'] }).click();
  await page.getByRole('button', { name: en['edit.review'] }).click();
  await page.getByRole('button', { name: en['edit.publish'], exact: true }).click();
  await approve(page, 'Publish this page?', 'Publish');
  await expect(page.getByText('Version 2 is published.')).toBeVisible();

  await page.getByRole('tab', { name: en['edit.part.versions'] }).click();
  await expect(page.getByRole('region', { name: en['revision.difference'] })).toContainText('Mine');
  await axe();
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await approve(page, 'Bring this text back?', 'Bring it back');
  await expect(page.getByText('Version 1 is back, as version 3.')).toBeVisible();
  await page.getByRole('button', { name: en['edit.close'] }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mine' })).toBeHidden();

  await answerNothing(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Theirs' })).toBeVisible();
});

test('a picture loses its position on the way to the ledger, and a bomb is refused', async ({
  page,
  network,
  axe,
}) => {
  await openEditor(page, '/social/ph');
  await page.getByRole('button', { name: en['edit.kind.pictures'], exact: true }).click();
  const chooser = page.getByLabel(en['edit.picture-choose']);
  await chooser.setInputFiles(pngBomb);
  await expect(page.getByText('This picture has more than 40 megapixels.')).toBeVisible();

  const photo = await jpegWithPosition(page, { width: 2400, height: 1800 });
  await chooser.setInputFiles(photo);
  await page.getByLabel(en['edit.picture-alt']).fill('Our club by the sea');
  await expect(page.getByText('1600 × 1200 pixels')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: en['edit.picture-store'] }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Upload/ })
    .click();
  await expect(page.getByRole('group', { name: 'Picture 1' })).toBeVisible();
  await page.getByRole('button', { name: en['edit.review'] }).click();
  await page.getByRole('button', { name: en['edit.publish'], exact: true }).click();
  await approve(page, 'Publish this page?', 'Publish');
  await expect(page.getByText('Version 1 is published.')).toBeVisible();
  await page.getByRole('button', { name: en['edit.close'] }).click();

  const shown = page.getByRole('main').getByRole('img', { name: 'Our club by the sea' });
  // The editor's preview had a copy of its own.
  await expect(shown).toHaveAttribute('src', new RegExp(`^${network.url}[\\w-]{43}$`));
  const address = await shown.getAttribute('src');
  const answer = await fetch(address ?? '');
  const stored = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(photo.buffer.includes('Exif')).toBe(true);
  expect(stored.includes('Exif') || stored.includes('EXIF') || stored.includes('Rainbow Phone')).toBe(false);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

test('staff name a lead, who changes the organisers and announces an event, and one of them a meet-up that visitors see', async ({
  page,
  network,
  openPhone,
  axe,
}) => {
  const [lead, organiser] = [
    await sharedKeys.wallet('player-willow'),
    await sharedKeys.wallet('player-heather'),
  ];
  const [leadAddress, organiserAddress] = [addressOfKeyfile(lead), addressOfKeyfile(organiser)];
  await connect(page, await sharedKeys.wallet('operator'));
  await page.goto('./#/social/india/mumbai');
  await page.getByRole('link', { name: 'Set the city and its lead' }).click();
  await page.getByLabel('Wallet of the lead').first().fill(leadAddress);
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  await approve(page, 'Save this city?', 'Save the city');
  await expect(page.getByText('Done. It stands in the public log.')).toBeVisible();
  await axe();

  const leading = await openPhone();
  await connect(leading, lead);
  await leading.goto('./#/social/india/mumbai');
  await leading.getByRole('button', { name: 'Edit', exact: true }).click();
  await leading.getByRole('tab', { name: en['edit.part.organisers'] }).click();
  await leading.getByLabel(en['organiser.address']).fill(organiserAddress);
  await leading.getByRole('button', { name: en['organiser.add'] }).click();
  await approve(leading, 'Change the city’s organisers?', 'Change the team');
  await expect(leading.getByText('Heather is an organiser now.')).toBeVisible();
  const operator = shortAddress(addressOfKeyfile(await sharedKeys.wallet('operator')));
  await leading.getByRole('button', { name: `Remove ${operator}` }).click();
  await approve(leading, 'Change the city’s organisers?', 'Change the team');
  await expect(leading.locator(':focus')).toContainText(`${operator} is no organiser any more.`);
  await axe(leading);

  // Whoever was removed is still on the staff: the page no longer offers the editor, but the ways to choose.
  await page.goto('./#/social/india/mumbai');
  await expect(page.getByText('You are on the staff, but no organiser of this city.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);

  const visitor = await openPhone();
  await visitor.goto('./#/social/india/mumbai');
  const organising = await openPhone();
  await connect(organising, organiser);
  await organising.goto('./#/social/india/mumbai');
  await organising.getByRole('button', { name: 'Edit', exact: true }).click();
  await organising.getByRole('tab', { name: en['edit.part.meet-ups'] }).click();
  await organising.getByRole('button', { name: en['edit.meet-up.new'] }).click();
  const field = (label: string) => organising.getByLabel(label, { exact: true });
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await field(en['edit.meet-up.title']).fill('Rabbits at dusk');
  await field(en['edit.meet-up.startsAt']).fill(`${day}T18:30`);
  await field(en['edit.meet-up.place']).fill('Marine Drive');
  await field(en['edit.meet-up.text']).fill('We look at the sea.');
  await organising.getByRole('button', { name: en['edit.meet-up.add'] }).click();
  await approve(organising, 'Save this meet-up?', 'Save the meet-up');
  await expect(organising.getByText(en['edit.meet-up.saved'])).toBeVisible();
  await organising.getByRole('button', { name: 'Change: Rabbits at dusk' }).click();
  await expect(field(en['edit.meet-up.startsAt'])).toHaveValue(`${day}T18:30`);
  await field(en['edit.meet-up.title']).fill('Rabbits at dawn');
  await field(en['edit.meet-up.place']).fill('Gateway of India');
  await field(en['edit.meet-up.zone']).selectOption('Asia/Dubai');
  await axe(organising);
  await organising.getByRole('button', { name: en['edit.meet-up.change'] }).click();
  await approve(organising, 'Save this meet-up?', 'Save the meet-up');
  await expect(organising.getByRole('button', { name: 'Change: Rabbits at dawn' })).toBeVisible();

  await visitor.reload();
  const card = visitor.getByRole('link', { name: 'Rabbits at dawn' }).locator('..');
  await expect(card).toContainText('Gateway of India');
  const shown = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });
  await expect(card).toContainText(shown.format(new Date(`${day}T00:00`)));
  await expect(card).toContainText('6:30');
  await expect(visitor.getByText('Rabbits at dusk')).toHaveCount(0);

  // An event that network.json doesn't list is on every page once the lead has announced it, and off it once it is withdrawn.
  const party = await makeEvent(network, { slug: 'seaside', name: 'Seaside Party' });
  await leading.getByRole('tab', { name: en['edit.part.events'] }).click();
  await expect(leading.getByText(en['edit.event.none'])).toBeVisible();
  await leading.getByRole('button', { name: en['edit.event.new'] }).click();
  const said = (name: 'event' | 'startsAt' | 'endsAt') =>
    leading.getByLabel(en[`edit.event.${name}`], { exact: true });
  await said('event').fill(`${network.url}#/rabbit/seaside?p=${party}`);
  await said('startsAt').fill(`${day}T18:00`);
  await said('endsAt').fill(`${day}T22:00`);
  await leading.getByLabel(new RegExp(`^${en['edit.event.place']}`)).fill('Juhu Beach');
  await axe(leading);
  await leading.getByRole('button', { name: en['edit.event.add'] }).click();
  await approve(leading, 'Announce this event?', 'Announce it');
  await expect(leading.getByText(en['edit.event.saved'])).toBeVisible();
  await axe(leading);

  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Play Seaside Party' })).toBeVisible();
  await expect(visitor.getByText('Juhu Beach')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add to calendar: Seaside Party' })).toBeVisible();
  await axe(visitor);
  await visitor.goto('./#/');
  const listed = visitor.getByRole('listitem').filter({ hasText: 'Seaside Party' });
  await expect(listed).toContainText('Juhu Beach');
  await expect(visitor.getByText('This event is not listed by this app')).toHaveCount(0);
  await axe(visitor);
  // The next visit has it at once: also while the community's process answers nothing.
  const { community } = (await (await visitor.request.get('./network.json')).json()) as { community: string };
  const isAsked = (url: URL) => url.href.includes(community);
  await visitor.route(isAsked, (route) => route.abort());
  await visitor.reload();
  await expect(listed).toContainText('Juhu Beach');
  await visitor.unroute(isAsked);

  await leading.getByRole('button', { name: 'Withdraw: Seaside Party' }).click();
  await approve(leading, 'Withdraw this event?', 'Withdraw it');
  await expect(leading.getByText(en['edit.event.withdrawn'])).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Gardens by the Bay')).toBeVisible();
  await expect(visitor.getByText('Seaside Party')).toHaveCount(0);

  // An event's owner proposes it by the link of its console, with nothing to type; the lead looks at it, and announces it as it is.
  const times = { startsAt: Date.parse(`${day}T04:30Z`), endsAt: Date.parse(`${day}T06:30Z`) };
  const named = { slug: 'picnic', name: 'Beach Picnic', ...times };
  const picnic = await makeEvent(network, named, 'player-heather');
  await organising.goto(`./#/social?propose=${picnic}`);
  await organising
    .getByRole('link', { name: /^Mumbai/ })
    .first()
    .click();
  await expect(organising.getByRole('heading', { name: 'Beach Picnic' })).toBeVisible();
  await expect(organising.getByLabel(en['edit.event.startsAt'], { exact: true })).toHaveValue(`${day}T10:00`);
  await axe(organising);
  await organising.getByRole('tabpanel').getByRole('button', { name: en['edit.event.propose'] }).click();
  await approve(organising, 'Propose this event?', 'Propose it');
  await expect(organising.getByText(en['edit.event.proposed'])).toBeVisible();
  await axe(organising);
  await leading.getByRole('tab', { name: en['edit.part.organisers'] }).click();
  await leading.getByRole('tab', { name: en['edit.part.events'] }).click();
  await expect(leading.getByRole('heading', { name: en['edit.event.proposals'] })).toBeVisible();
  await axe(leading);
  await leading.getByRole('button', { name: 'Review: Beach Picnic' }).click();
  await expect(said('startsAt')).toHaveValue(`${day}T10:00`);
  await leading.getByRole('button', { name: en['edit.event.add'] }).click();
  await approve(leading, 'Announce this event?', 'Announce it');
  await expect(leading.getByText(en['edit.event.saved'])).toBeVisible();
  await expect(leading.getByRole('button', { name: 'Withdraw: Beach Picnic' })).toBeVisible();
  await expect(leading.getByRole('heading', { name: en['edit.event.proposals'] })).toHaveCount(0);
});
