import { leavePage } from '@rainbow-rabbit/parts/testing';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import type { RunMoments, RunResult } from '../play/domain/recorded-run';
import { keptRuns } from '../runs/kept-run-store';
import { type ArcadeStage, ArcadeStagePage, arcadeStage, stageRunner } from '../testing/arcade-stage';
import { GamePage } from './game-page';

interface FieldProps {
  ref: React.RefObject<{ pause: () => boolean } | null>;
  start?: { seed: string };
  ghost?: object;
  loss?: string;
  onOver: (result: RunResult, moments: RunMoments) => void;
  onLeave: () => void;
  children: React.ReactNode;
}

const result: RunResult = { steps: 3600, log: 'AAAA', score: 4321, isOver: true, reason: 'over' };

/** Pauses the run, or says that none goes on. */
const mockPause = jest.fn(() => false);

// The game itself is played in its own tests: here a press ends the run.
jest.mock('../play/play-field', () => ({
  PlayField: ({ ref, start, ghost, loss, onOver, onLeave, children }: FieldProps) => {
    ref.current = { pause: mockPause };
    return (
      <div>
        {start && <p>{`Course ${start.seed}`}</p>}
        {ghost && <p>With a ghost</p>}
        {loss && <p>{loss}</p>}
        <button type="button" onClick={() => onOver(result, { mistake: 4 })}>
          End the run
        </button>
        <button type="button" onClick={onLeave}>
          Leave it
        </button>
        {children}
      </div>
    );
  },
}));
jest.mock('../play/replay-field', () => ({
  ReplayField: ({ onChecked }: { onChecked: (isTrue: boolean) => void }) => (
    <button type="button" onClick={() => onChecked(true)}>
      Check it
    </button>
  ),
}));
jest.mock('../runs/device-key', () => ({
  deviceSigner: async () => ({ address: 'd'.repeat(43), signDataItem: async () => new Uint8Array([1]) }),
}));

beforeEach(() => {
  mockPause.mockClear();
  localStorage.clear();
  withMessages({ games: en });
});
afterEach(leavePage);

const run = 'r'.repeat(43);
const seed = 'AAAAAAAAAAAAAAAAAAAAAA';
const begun = () => ({
  run,
  game: 'whac',
  on: 'city:ph',
  player: stageRunner,
  seed,
  pace: 1,
  begunAt: 1,
  longestSteps: 3600,
  submitUntil: 9,
});
const scored = () => ({
  run,
  game: 'whac',
  score: 4321,
  isOver: true,
  boards: [{ board: 'whac-city-ph', list: 'admitted', place: 2, total: 7, best: 4321, isBest: true }],
});

interface ShowOptions {
  at?: string;
  isConnected?: boolean;
  hasArcade?: boolean;
}

function show(stage: ArcadeStage, { at = '/social/ph/games/whac', ...options }: ShowOptions = {}) {
  return render(
    <ArcadeStagePage stage={stage} at={at} {...options}>
      <GamePage page="ph/whac" />
    </ArcadeStagePage>,
  );
}

/** Presses a button, and lets what comes of it come. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('a visitor without a wallet and without a network practises at once', async () => {
  const stage = arcadeStage();
  show(stage, { isConnected: false, hasArcade: false });
  expect(screen.getByText(en['no-arcade.title'])).toBeTruthy();
  await press(en['play.go']);
  await press('End the run');
  expect(await screen.findByText('4,321')).toBeTruthy();
  expect(screen.getByText(en['result.best'])).toBeTruthy();
  expect(screen.getByText(/4 wrong hits/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['submit.go'] })).toBeNull();
  expect(stage.asked).toEqual([]);
  expect(keptRuns.read()).toEqual([]);
});

test.each([
  [
    'Escape',
    async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ],
  ['Back', async () => history.back()],
])('%s pauses a run that goes on, and leaves one that does not', async (_, leave) => {
  const stages = () => screen.queryAllByRole('dialog').length;
  show(arcadeStage(), { isConnected: false, hasArcade: false });
  await press(en['play.go']);
  await screen.findByText(/^Course/);
  mockPause.mockReturnValueOnce(true);
  await act(leave);
  await waitFor(() => expect(mockPause).toHaveBeenCalledTimes(1));
  // The page gives the stage that stays its entry of the history again.
  await act(nextTurn);
  expect(stages()).toBe(1);
  await act(leave);
  await waitFor(() => expect(stages()).toBe(0));
});

test('the cross leaves a practice run at once, and pauses a run that can count first', async () => {
  mockPause.mockReturnValueOnce(true);
  const stages = () => screen.queryAllByRole('dialog').length;
  const practice = show(arcadeStage(), { isConnected: false, hasArcade: false });
  await press(en['play.go']);
  expect(screen.queryByText(en['stage.loss'])).toBeNull();
  await press(en['stage.leave']);
  expect([stages(), mockPause.mock.calls.length]).toEqual([0, 0]);
  practice.unmount();
  show(arcadeStage({ begin: begun }));
  await press(en['play.go']);
  await screen.findByText(`Course ${seed}`);
  expect(screen.getByText(en['stage.loss'])).toBeTruthy();
  await press(en['stage.leave']);
  expect([stages(), mockPause.mock.calls.length]).toEqual([1, 1]);
  await press(en['stage.leave']);
  expect(stages()).toBe(0);
});

test('a run that was left before the ledger drew its course does not come back', async () => {
  const stage = arcadeStage({ begin: begun });
  show(stage);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en['play.go'] }));
  });
  const isAsked = () => stage.asked.some(({ action }) => action === 'Begin');
  fireEvent.click(screen.getByRole('button', { name: en['stage.leave'] }));
  await waitFor(() => expect(isAsked()).toBe(true));
  await act(nextTurn);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(en['play.go']);
  expect(await screen.findByText(`Course ${seed}`)).toBeTruthy();
});

test('a visitor without a wallet who wants a board is asked to connect one, and can practise all the same', async () => {
  show(arcadeStage(), { isConnected: false });
  await screen.findByText(en['board.none']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Practice/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^The board of Philippines/ }));
  expect(screen.getByRole('button', { name: en['mode.connect'] })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['play.go'] })).toBeNull();
});

test('a ranked run begins without the wallet, is kept at its end, and counts after one approval', async () => {
  const stage = arcadeStage({ begin: begun, submit: scored });
  show(stage);
  await press(en['play.go']);
  expect(await screen.findByText(`Course ${seed}`)).toBeTruthy();
  expect(stage.asked.find(({ action }) => action === 'Begin')?.data).toEqual({
    game: 'whac',
    on: 'city:ph',
    player: stageRunner,
    sequence: expect.any(Number),
  });
  await press('End the run');
  expect(keptRuns.read()).toMatchObject([{ run, score: 4321, inputs: 'AAAA', isSent: false }]);
  const boardsRead = () => stage.asked.filter(({ action }) => action === 'Board').length;
  const before = boardsRead();
  await press(en['submit.go']);
  expect(await screen.findByText(en['counted.title'])).toBeTruthy();
  expect(screen.getByText(/place 2 of 7/)).toBeTruthy();
  expect(keptRuns.read()).toEqual([]);
  await waitFor(() => expect(boardsRead()).toBe(before + 1));
  await press(en['result.leave']);
  expect(screen.queryByRole('region', { name: en['kept.title'] })).toBeNull();
});

test('a ranked run without a point is offered for no approval, and is no best', async () => {
  const { score } = result;
  result.score = 0;
  show(arcadeStage({ begin: begun }));
  await press(en['play.go']);
  await screen.findByText(`Course ${seed}`);
  await press('End the run');
  expect(screen.getByText(en['result.nothing'])).toBeTruthy();
  expect(screen.queryByText(en['result.best'])).toBeNull();
  for (const name of [en['submit.go'], en['share.go']])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(keptRuns.read()).toEqual([]);
  result.score = score;
});

/** Plays a run, leaves the page, and comes back. Returns the region with the run that waits. */
async function leaveRun(stage: ArcadeStage): Promise<HTMLElement> {
  const first = show(stage);
  await press(en['play.go']);
  await screen.findByText(`Course ${seed}`);
  await press('End the run');
  first.unmount();
  show(stage);
  await screen.findByText(en['board.none']);
  return screen.getByRole('region', { name: en['kept.title'] });
}

test('a run that was left before its approval is offered again, and dropped when its player wants it', async () => {
  const stage = arcadeStage({ begin: () => ({ ...begun(), begunAt: Date.now(), at: Date.now() }) });
  const waiting = await leaveRun(stage);
  expect(within(waiting).getByText(/your run with 4,321 waits/)).toBeTruthy();
  expect(within(waiting).getByRole('button', { name: en['submit.go'] })).toBeTruthy();
  fireEvent.click(within(waiting).getByRole('button', { name: en['kept.drop'] }));
  expect(screen.queryByRole('region', { name: en['kept.title'] })).toBeNull();
  expect(keptRuns.read()).toEqual([]);
});

test('a run whose time is over is no longer offered, and the page says so kindly', async () => {
  const stage = arcadeStage({ begin: () => ({ ...begun(), begunAt: 1, at: Date.now() }) });
  const waiting = await leaveRun(stage);
  expect(within(waiting).getByText(en['kept.over'])).toBeTruthy();
  fireEvent.click(within(waiting).getByRole('button', { name: en['kept.close'] }));
  expect(keptRuns.read()).toEqual([]);
});

test("today's run that was had already says so, and offers practice", async () => {
  const stage = arcadeStage({
    begin: () => {
      throw new Error('daily.used');
    },
  });
  show(stage, { at: '/social/ph/games/whac?on=daily' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Today’s run/ }).checked).toBe(true);
  await press(en['play.go']);
  expect(await screen.findByText(en['error.daily.used'])).toBeTruthy();
  await press(en['begin.practice']);
  expect(await screen.findByText(/^Course /)).toBeTruthy();
});

const row = { place: 1, address: 'w'.repeat(43), score: 900, run, runAt: 5 };
const replay = () => ({
  run,
  game: 'whac',
  on: 'city:ph',
  player: row.address,
  seed,
  pace: 1,
  steps: 100,
  inputs: 'AAAA',
  score: 900,
  runAt: 5,
});

test('a row of a board leads to its replay, which can be raced once it is known to be true', async () => {
  const stage = arcadeStage({
    board: ({ board }) => ({ board, total: 1, rows: [row] }),
    names: () => ({ names: { [row.address]: 'Alia' } }),
    replay,
  });
  show(stage);
  fireEvent.click(await screen.findByRole('link', { name: 'Watch: place 1, Alia, 900' }));
  expect(await screen.findByRole('heading', { name: 'Alia: 900' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['watch.race'] })).toBeNull();
  await press('Check it');
  await press(en['watch.race']);
  expect(await screen.findByText('With a ghost')).toBeTruthy();
  expect(screen.getByText(`Course ${seed}`)).toBeTruthy();
});

test.each([`?run=${run}`, '?run=nonsense'])(
  'a link to a run that is not there (%s) leads back to the game',
  async (query) => {
    const stage = arcadeStage({
      replay: () => {
        throw new Error('run.unknown');
      },
    });
    show(stage, { at: `/social/ph/games/whac${query}` });
    expect(await screen.findByText(en['watch.unknown'])).toBeTruthy();
    await press(en['watch.close']);
    await waitFor(() => expect(screen.getByRole('button', { name: en['play.go'] })).toBeTruthy());
  },
);

test('a struck run says why', async () => {
  const stage = arcadeStage({ replay: () => ({ ...replay(), struck: { reason: 'Played by a program' } }) });
  show(stage, { at: `/social/ph/games/whac?run=${run}` });
  expect(await screen.findByText('Played by a program')).toBeTruthy();
});
