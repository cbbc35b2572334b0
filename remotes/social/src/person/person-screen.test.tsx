import { partMessages } from '@rainbow-rabbit/parts/testing';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import board from '../../locales/board/en.json';
import en from '../../locales/en.json';
import person from '../../locales/person/en.json';
import { type CommunityStage, communityStage, StagePage, stageVisitor } from '../testing/community-stage';
import { PersonScreen } from './person-screen';

const { flags } = partMessages;
const stranger = 'w'.repeat(43);

const boards = [
  { id: 'overall', kind: 'overall', list: 'admitted', place: 2, points: 1240 },
  { id: 'city-lisbon', kind: 'city', city: 'lisbon', list: 'others', place: 1, points: 20 },
];
const meetUps = [
  { id: 7, city: 'lisbon', title: 'Rabbits\u202e to come', startsAt: 0, zone: 'Europe/Lisbon' },
];

/** A community in which one page can be shown and hidden. */
function stageOf(page: object = { boards, meetUps, attended: 3, name: 'Ann' }): CommunityStage {
  let shown = false;
  return communityStage({
    personPage: () => (shown ? { shown, ...page } : { shown }),
    showPage: (data) => {
      shown = data.shown === true;
      return { shown };
    },
  });
}

const open = (stage: CommunityStage, address: string, isConnected = true) =>
  render(
    <StagePage stage={stage} at={`/people/${address}`} route="/people/:address" isConnected={isConnected}>
      <PersonScreen />
    </StagePage>,
  );

/** Presses a button of the page, and the one of the same name on the sheet that it opens. */
async function change(name: string, title: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const sheet = await screen.findByRole('dialog', { name: title });
  expect(within(sheet).getByText(person['person.sheet.points'])).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name }));
}

beforeEach(() => withMessages({ social: { ...en, ...board, ...person }, ...partMessages }));

test('an owner shows the page by one act, after the sheet that says what is public anyway, and hides it by another', async () => {
  const stage = stageOf();
  open(stage, stageVisitor);
  await change(person['person.show'], person['person.sheet.show']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(person['person.own.shown']));
  await change(person['person.hide'], person['person.sheet.hide']);
  expect(await screen.findByText(person['person.own.hidden'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent).map(({ data }) => data.shown)).toEqual([true, false]);
});

test('a hidden page is asked for nothing else, and shows others only the ways on', async () => {
  const stage = stageOf();
  open(stage, stranger);
  expect(await screen.findByText(person['person.hidden'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: person['person.show'] })).toBeNull();
  expect(new Set(stage.asked.map(({ action }) => action))).toEqual(new Set(['PersonPage']));
});

test('somebody without a wallet can connect one on a hidden page', async () => {
  open(stageOf(), stranger, false);
  expect(await screen.findByRole('button', { name: en['page.propose.connect'] })).toBeTruthy();
});

test('a page that is shown has its rows with their proofs, without characters that can’t be seen', async () => {
  const stage = stageOf();
  stage.answers.showPage?.({ shown: true }, {} as never);
  open(stage, stranger);
  const overall = await screen.findByRole('link', { name: board['board.title.overall'] });
  expect(overall.getAttribute('href')).toMatch(/\/social\/leaderboard\/overall$/);
  expect(screen.getByText('Place 2 · 1,240 points')).toBeTruthy();
  expect(screen.getByText('Place 1, Everybody else · 20 points')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rabbits to come' }).getAttribute('href')).toMatch(
    /lisbon\?meetup=7$/,
  );
  const proof = screen.getByRole('link', { name: 'On the ledger: Rabbits to come' });
  expect(proof.getAttribute('href')).toMatch(new RegExp(`processes/c+\\?action=CheckIn&from=${stranger}$`));
  expect(screen.getByText('3 meet-ups in all.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: person['person.hide'] })).toBeNull();
});

test('the keepsake of a meet-up that is made is shown with the meet-up and its own process', async () => {
  const keepsake = 'k'.repeat(43);
  const stage = stageOf({ boards, meetUps: [{ ...meetUps[0], keepsake }], attended: 1 });
  stage.answers.showPage?.({ shown: true }, {} as never);
  open(stage, stranger);
  const heading = await screen.findByRole('heading', { name: person['person.keepsakes'] });
  const gallery = within(heading.parentElement as HTMLElement);
  expect(gallery.getByText(person['person.keepsake.attendance'])).toBeTruthy();
  expect(gallery.getByRole('link', { name: 'Rabbits to come' }).getAttribute('href')).toMatch(
    /lisbon\?meetup=7$/,
  );
  expect(gallery.getByRole('link', { name: 'On the ledger: I was there' }).getAttribute('href')).toMatch(
    new RegExp(`processes/${keepsake}$`),
  );
});

test('a page without deeds says how to begin', async () => {
  const stage = stageOf({ boards: [], meetUps: [], attended: 0 });
  stage.answers.showPage?.({ shown: true }, {} as never);
  open(stage, stranger);
  expect(await screen.findByText(person['person.none'])).toBeTruthy();
});

test.each([
  [false, `Report “${shortAddress(stranger)}”`],
  [true, 'Report “Ann”'],
])('the name of a page that is shown or not (%s) is reported by one act', async (isShown, title) => {
  const stage = stageOf();
  stage.answers.showPage?.({ shown: isShown }, {} as never);
  const answers = {
    ...stage.answers,
    flag: () => ({ Tags: { Action: 'Flagged' }, kind: 'name', id: stranger }),
  };
  const reporting = communityStage(answers);
  open(reporting, stranger);
  fireEvent.click(await screen.findByRole('button', { name: title }));
  const sheet = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(sheet).getByRole('button', { name: flags['flags.reason-1'] }));
  fireEvent.click(within(sheet).getByRole('button', { name: flags['flags.send'] }));
  expect(await screen.findByText(en['report.sent'])).toBeTruthy();
  expect(reporting.asked.find(({ isSent }) => isSent)).toEqual({
    action: 'Flag',
    isSent: true,
    data: { kind: 'name', id: stranger, reason: flags['flags.reason-1'] },
  });
});
