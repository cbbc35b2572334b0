import { leavePage, partMessages } from '@rainbow-rabbit/parts/testing';
import { MissingPageContext } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import organiser from '../../locales/organiser/en.json';
import { type ArcadeStage, ArcadeStagePage, arcadeStage, infoOf, stageRunner } from '../testing/arcade-stage';
import { ChallengePage } from './challenge-page';

beforeEach(() => {
  localStorage.clear();
  withMessages({ games: { ...en, ...organiser }, ...partMessages });
});
afterEach(leavePage);

const challenge = {
  slug: 'friday',
  name: 'Friday night',
  game: 'whac',
  city: 'ph',
  startsAt: 0,
  endsAt: 8_000_000_000_000,
  pace: 2,
  sameCourse: true,
  isEnded: false,
  isHidden: false,
  organiser: 'o'.repeat(43),
};

interface ShowOptions {
  isConnected?: boolean;
  hasArcade?: boolean;
}

const show = (stage: ArcadeStage, options: ShowOptions = {}) =>
  render(
    <MissingPageContext value={() => <p>Page not found</p>}>
      <ArcadeStagePage stage={stage} at="/whac/friday" route="/whac/:slug" {...options}>
        <ChallengePage page="whac" />
      </ArcadeStagePage>
    </MissingPageContext>,
  );

const refuse = (code: string) => () => {
  throw new Error(code);
};

test('an open challenge can be played for its board', async () => {
  show(arcadeStage({ challenge: () => challenge }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday night' })).toBeTruthy();
  expect(screen.getByText(/wild pace · the same course for all/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Friday night/ }).checked).toBe(true);
  expect(await screen.findByText(en['board.none'])).toBeTruthy();
});

test.each([
  ['is not yet open', { startsAt: 7_000_000_000_000 }, /^It opens /],
  ['is over', { endsAt: 1000 }, /^It ended /],
  ['was ended', { isEnded: true }, /^It ended /],
])('a challenge that %s says so, shows its board and leaves practice', async (_, change, words) => {
  show(arcadeStage({ challenge: () => ({ ...challenge, ...change }) }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: en['play.go'] })).toBeTruthy();
  expect(screen.getByRole('heading', { name: en['challenge.board'] })).toBeTruthy();
});

test('an unknown challenge is a missing page', async () => {
  show(arcadeStage({ challenge: refuse('challenge.unknown') }), { isConnected: false });
  expect(await screen.findByText('Page not found')).toBeTruthy();
});

test('a challenge of another game opens on its own page', async () => {
  show(arcadeStage({ challenge: () => ({ ...challenge, game: 'hyperstax' }) }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('a ledger that does not answer leaves practice, and can be asked again', async () => {
  let isDown = true;
  const stage = arcadeStage({
    challenge: () => {
      if (isDown) throw new Error('message.malformed');
      return challenge;
    },
  });
  show(stage, { isConnected: false });
  const again = await screen.findByRole('button', { name: en['live.again'] });
  expect(screen.getByRole('button', { name: en['play.go'] })).toBeTruthy();
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday night' })).toBeTruthy();
});

test('a network without an arcade leaves practice', () => {
  show(arcadeStage(), { hasArcade: false });
  expect(screen.getByText(en['no-arcade.title'])).toBeTruthy();
  expect(screen.getByRole('button', { name: en['play.go'] })).toBeTruthy();
});

const asOrganiser = { info: () => infoOf({ organisers: [stageRunner] }) };

test('an organiser sees a hidden challenge, and shows it again with a reason', async () => {
  const stage = arcadeStage({
    ...asOrganiser,
    challenge: ({ staff }) => {
      if (!staff) throw new Error('challenge.unknown');
      return { ...challenge, isHidden: true };
    },
  });
  show(stage);
  expect(await screen.findByText(en['challenge.hidden'])).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: organiser['organiser.show'] }));
  const dialog = screen.getByRole('dialog');
  const send = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
  fireEvent.click(send as HTMLButtonElement);
  expect(screen.getByText(partMessages.desk['acts.reason-missing'])).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(partMessages.desk['acts.reason']));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Ready' } });
  fireEvent.click(send as HTMLButtonElement);
  expect(await screen.findByText(organiser['organiser.done'])).toBeTruthy();
  expect(stage.asked.find(({ isSent }) => isSent)).toMatchObject({
    action: 'HideChallenge',
    data: { slug: 'friday', isHidden: false, reason: 'Ready' },
  });
});

const row = {
  place: 1,
  address: 'w'.repeat(43),
  score: 900,
  run: 'r'.repeat(43),
  runAt: 5,
  isFlagged: true,
};

test('an organiser sees which runs are marked, and strikes one with a reason', async () => {
  const stage = arcadeStage({
    ...asOrganiser,
    challenge: () => challenge,
    board: ({ board }) => ({ board, total: 1, rows: [row] }),
  });
  show(stage);
  expect(await screen.findByText(organiser['organiser.flagged'])).toBeTruthy();
  fireEvent.click(screen.getByText(organiser['organiser.runs']));
  fireEvent.click(screen.getByRole('button', { name: /^Strike it: the run of/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'A program' } });
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await waitFor(() =>
    expect(stage.asked.find(({ action }) => action === 'Strike')?.data).toMatchObject({
      run: row.run,
      reason: 'A program',
    }),
  );
});

test('the first three of a challenge that is over stand on a podium, and of an open one on none', async () => {
  const rows = [1, 2, 3, 4].map((place) => ({
    ...row,
    place,
    address: `${place}`.repeat(43),
    score: 900 / place,
    run: `${place}`.repeat(43),
  }));
  const board = ({ board: id }: { board?: unknown }) => ({ board: id, total: 4, rows });
  const open = show(arcadeStage({ challenge: () => challenge, board }));
  expect(await screen.findByRole('link', { name: /^Watch: place 4/ })).toBeTruthy();
  expect(screen.queryByRole('list', { name: en['board.winners'] })).toBeNull();
  open.unmount();
  show(arcadeStage({ challenge: () => ({ ...challenge, isEnded: true }), board }));
  const podium = await screen.findByRole('list', { name: en['board.winners'] });
  expect([...podium.children].map(({ textContent }) => textContent?.slice(-3))).toEqual([
    '900',
    '450',
    '300',
  ]);
  expect(screen.getByRole('button', { name: en['board.celebrate'] })).toBeTruthy();
  expect(screen.getByRole('button', { name: en['share.go'] })).toBeTruthy();
});

test('the first of a challenge that is over gets its keepsake by a button, and nobody else is asked about', async () => {
  let asks = 0;
  // the first spawn is late at once
  const lateAts = [Date.now(), Date.now() + 600_000];
  const keepsake = { slug: 'friday', name: 'Friday night' };
  const stageWith = (address: string) =>
    arcadeStage({
      challenge: () => ({ ...challenge, isEnded: true }),
      board: ({ board }) => ({ board, total: 1, rows: [{ ...row, address }] }),
      keepsakes: () => ({ rows: [{ ...keepsake, isAsked: asks > 0, lateAt: lateAts[asks - 1] }] }),
      keepsake: ({ slug }) => {
        asks += 1;
        return { slug };
      },
    });
  const other = stageWith(row.address);
  const page = show(other);
  await screen.findByRole('list', { name: en['board.winners'] });
  expect(screen.queryByText(en['keepsake.title'])).toBeNull();
  expect(other.asked.filter(({ action }) => action === 'Keepsakes')).toEqual([]);
  page.unmount();
  const own = stageWith(stageRunner);
  show(own);
  fireEvent.click(await screen.findByRole('button', { name: 'Get it: First in a challenge' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again: First in a challenge' }));
  expect(await screen.findByText(en['keepsake.making'])).toBeTruthy();
  expect(own.asked.find(({ isSent }) => isSent)).toMatchObject({
    action: 'Keepsake',
    data: { slug: 'friday' },
  });
});

test('visitors see neither marks nor tools', async () => {
  show(arcadeStage({ challenge: () => challenge, board: ({ board }) => ({ board, total: 1, rows: [row] }) }));
  expect(await screen.findByRole('link', { name: /^Watch: place 1/ })).toBeTruthy();
  expect(screen.queryByText(organiser['organiser.flagged'])).toBeNull();
  expect(screen.queryByRole('heading', { name: organiser['organiser.title'] })).toBeNull();
});
