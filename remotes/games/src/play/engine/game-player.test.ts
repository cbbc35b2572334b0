import type { PlayReport, PlayRequest } from '../play-messages';
import { dotGame } from '../testing/dot-game';
import { fakeCanvas } from '../testing/fake-canvas';
import { fakeFrames } from '../testing/fake-frames';
import { GamePlayer } from './game-player';

const start = { seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1 } as const;
const size = { width: 360, height: 640, ratio: 1 };
const tap: PlayRequest = { kind: 'event', event: { kind: 'press', x: 180, y: 300 } };
const enter: PlayRequest = { kind: 'event', event: { kind: 'key', code: 'Enter', isDown: true } };

async function openPlayer(game = dotGame) {
  const reports: PlayReport[] = [];
  const frames = fakeFrames();
  const { canvas, drawn } = fakeCanvas();
  const player = await GamePlayer.open({
    game,
    opening: { kind: 'open', canvas, size, isReduced: false },
    frames,
    report: (report) => reports.push(report),
  });
  const send = (...requests: readonly PlayRequest[]) => {
    for (const request of requests) player.receive(request);
  };
  const told = <Kind extends PlayReport['kind']>(kind: Kind) =>
    reports.filter((report): report is Extract<PlayReport, { kind: Kind }> => report.kind === kind);
  /** Returns the places at which the dot was drawn. */
  const dots = () => drawn.filter(({ width }) => width === 40).map(({ x }) => x + 20);
  return { player, frames, canvas, drawn, dots, send, told };
}

/** Plays a run to its end: three taps, then three lives lost. */
async function playedRun() {
  const { send, frames, told } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  for (let taps = 0; taps < 3; taps += 1) {
    send(tap);
    frames.draw(20);
  }
  send(enter, enter, enter);
  frames.draw(2);
  const [ended] = told('ended');
  if (!ended) throw new Error('The run has no end');
  return { ...start, ...ended.result };
}

test('a run rests before its first step, with its first frame drawn', async () => {
  const { send, frames, told, dots } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined });
  expect(told('ready')).toHaveLength(1);
  expect([frames.waiting, dots()]).toEqual([0, [180]]);
});

test('a dot moves smoothly, between its last two places', async () => {
  const { send, frames, dots } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(5);
  const [, first = 0, ...others] = dots();
  expect(first).toBe(180);
  for (const [frame, x] of others.entries()) expect(x).toBeCloseTo(181 + 2 * frame);
});

test('nothing is asked of the browser while a run rests, and it goes on where it was', async () => {
  const { send, frames, dots } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(10);
  const before = dots().at(-1) ?? 0;
  send({ kind: 'stop' });
  expect(frames.waiting).toBe(0);
  send(tap);
  frames.pass(60_000);
  send({ kind: 'go' });
  frames.draw(2);
  expect(dots().at(-1)).toBeCloseTo(before + 2);
});

test('an input is played by the next frame, heard at once, and counted', async () => {
  const { send, frames, told } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(3);
  send(tap);
  frames.draw(1);
  expect(told('moment')).toEqual([
    { kind: 'moment', score: expect.any(Number), sounds: ['tap'], notes: ['perfect'], vibrateMs: 10 },
  ]);
});

test('a silent run tells no sounds, and tells them once they are wanted', async () => {
  const { send, frames, told } = await openPlayer({ ...dotGame, happenings: () => [{ sound: 'tap' }] });
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go', isSilent: true });
  frames.draw(20);
  expect(told('moment')).toEqual([]);
  send({ kind: 'stop' }, { kind: 'go', isSilent: false });
  frames.draw(2);
  expect(told('moment').at(-1)?.sounds).toEqual(['tap']);
});

test('a score without a sound is told twice a second at most, and its last value', async () => {
  const { send, frames, told } = await openPlayer({ ...dotGame, happenings: () => [] });
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  for (let frame = 0; frame < 61; frame += 1) {
    send(tap);
    frames.draw(1);
  }
  expect([1, 2]).toContain(told('moment').length);
  send(tap, enter, enter, enter);
  frames.draw(1);
  expect(told('moment').at(-1)?.score).toBe(told('ended')[0]?.result.score);
});

test('a quiet run says that it is alive', async () => {
  const { send, frames, told } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(250);
  expect(told('alive')).toHaveLength(2);
});

test('a run that is over stops for good, and gives its log', async () => {
  const { send, frames, told } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(5);
  send(enter, enter, enter);
  frames.draw(1);
  expect(told('ended')).toEqual([
    { kind: 'ended', result: { steps: 5, log: expect.any(String), score: 0, isOver: true, reason: 'over' } },
  ]);
  expect(frames.waiting).toBe(0);
  send({ kind: 'go' });
  expect(frames.waiting).toBe(0);
});

test('a place on the canvas reaches the game in its own units', async () => {
  const inputsOf = jest.fn(() => []);
  const { send, frames } = await openPlayer({ ...dotGame, createControls: () => ({ inputsOf }) });
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  frames.draw(1);
  send({ kind: 'event', event: { kind: 'press', x: 90, y: 50 } });
  expect(inputsOf).toHaveBeenCalledWith({ kind: 'press', x: 90, y: 0 }, expect.anything());
});

test('a long tap is told while a resting finger plays nothing', async () => {
  const { send, frames, told } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' }, { kind: 'long-tap' });
  expect(told('rested')).toHaveLength(0);
  frames.draw(200);
  send({ kind: 'long-tap' });
  expect(told('rested')).toHaveLength(1);
});

test('a ghost runs beside, and is gone after its last step', async () => {
  const run = await playedRun();
  const { send, frames, drawn } = await openPlayer();
  const ghosts = () => drawn.filter(({ width }) => width === 20).length;
  send({ kind: 'live', start, ghost: run }, { kind: 'go' });
  frames.draw(run.steps);
  const seen = ghosts();
  expect(seen).toBeGreaterThan(run.steps - 3);
  frames.draw(10);
  expect(ghosts()).toBeLessThan(seen + 3);
});

test('a ghost moves as smoothly as the run beside it', async () => {
  const run = await playedRun();
  const { send, frames, drawn } = await openPlayer();
  send({ kind: 'live', start, ghost: run }, { kind: 'go' });
  frames.draw(6);
  const places = drawn.filter(({ width }) => width === 20).map(({ x }) => x + 10);
  const [, , ...moving] = places;
  expect(moving.length).toBeGreaterThan(2);
  // Its first input turned it.
  for (const [frame, x] of moving.entries()) expect(x).toBeCloseTo(179 - 2 * frame);
});

test('a ghost that can’t be read leaves the run alone', async () => {
  const { send, frames, dots } = await openPlayer();
  send({ kind: 'live', start, ghost: { ...start, steps: 10, log: '%' } }, { kind: 'go' });
  frames.draw(3);
  expect(dots().at(-1)).toBeGreaterThan(180);
});

test('a recorded run is checked unseen, then watched, left at any step and at another speed', async () => {
  const run = await playedRun();
  const { send, frames, told, dots } = await openPlayer();
  send({ kind: 'watch', run, score: run.score });
  frames.draw(1);
  expect(told('checked')).toEqual([{ kind: 'checked', isTrue: true }]);
  expect([dots(), frames.waiting]).toEqual([[180], 0]);
  send({ kind: 'go' });
  frames.draw(run.steps + 1);
  expect(told('position').at(-1)).toEqual({
    kind: 'position',
    step: run.steps,
    score: run.score,
    isAtEnd: true,
  });
  expect(frames.waiting).toBe(0);
  send({ kind: 'seek', step: 1 });
  expect(told('position').at(-1)).toMatchObject({ step: 1, isAtEnd: false });
  send({ kind: 'speed', speed: 4 }, { kind: 'go' });
  frames.draw(6);
  send({ kind: 'stop' });
  expect(told('position').at(-1)?.step).toBeGreaterThan(15);
});

test('a run that does not lead to its score is never shown', async () => {
  const run = await playedRun();
  const { send, frames, told, drawn } = await openPlayer();
  send({ kind: 'watch', run, score: run.score + 1 });
  frames.draw(2);
  send({ kind: 'seek', step: 3 }, { kind: 'go' });
  frames.draw(5);
  expect(told('checked')).toEqual([{ kind: 'checked', isTrue: false }]);
  expect([drawn, frames.waiting]).toEqual([[], 0]);
});

test('another size is drawn at rest, with bars, and with new art where the old would be stretched', async () => {
  const createScene = jest.fn(dotGame.createScene);
  const { send, canvas, drawn } = await openPlayer({ ...dotGame, createScene });
  send({ kind: 'live', start, ghost: undefined });
  send({ kind: 'size', size: { width: 380, height: 570, ratio: 1 } });
  expect([canvas.width, canvas.height, createScene.mock.calls.length]).toEqual([380, 570, 1]);
  drawn.length = 0;
  send({ kind: 'size', size: { width: 1080, height: 540, ratio: 1 } });
  expect(drawn.filter(({ colour }) => colour === 'black')).toEqual([
    { colour: 'black', x: 0, y: 0, width: 360, height: 540 },
    { colour: 'black', x: 720, y: 0, width: 360, height: 540 },
  ]);
  expect(createScene.mock.calls.length).toBe(1);
  send({ kind: 'size', size: { width: 720, height: 1080, ratio: 1 } });
  expect(createScene.mock.lastCall).toEqual([{ isReduced: false, pixelsPerUnit: 2, size: dotGame.size }]);
});

test('a scene of another shape for the new size is drawn anew, at the same scale too', async () => {
  const createScene = jest.fn(dotGame.createScene);
  const size = ({ width, height }: { width: number; height: number }) => ({ width, height });
  const { send } = await openPlayer({ ...dotGame, createScene, size });
  send({ kind: 'size', size: { width: 400, height: 300, ratio: 1 } });
  expect(createScene.mock.lastCall).toMatchObject([{ pixelsPerUnit: 1, size: { width: 400, height: 300 } }]);
  send({ kind: 'size', size: { width: 400, height: 300, ratio: 1 } });
  expect(createScene.mock.calls.length).toBe(2);
});

test('a closed player asks for no frame any more', async () => {
  const { player, send, frames } = await openPlayer();
  send({ kind: 'live', start, ghost: undefined }, { kind: 'go' });
  player.close();
  expect(frames.waiting).toBe(0);
});
