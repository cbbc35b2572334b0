import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  type ArcadeStage,
  arcadeStage,
  arcadeStageAo,
  stageArcade,
  stageRunner,
} from '../testing/arcade-stage';
import { keepRun, keptRuns } from './kept-run-store';
import type { KeptRun } from './kept-runs.domain';
import { submitKeptRun } from './submit-kept-run';

const run: KeptRun = {
  process: stageArcade,
  run: 'r'.repeat(43),
  game: 'whac',
  on: 'city:ph',
  player: stageRunner,
  begunAt: 1000,
  aheadMs: 0,
  steps: 600,
  inputs: 'AAAA',
  score: 70,
  path: '/social/ph/games/whac',
  isFinished: true,
  isSent: false,
};
const boards = [{ board: 'whac', list: 'admitted', place: 1, total: 3, best: 70, isBest: true }];
const scored = { run: run.run, game: 'whac', score: 70, isOver: true, boards };
const known = { ...scored, status: 'scored', on: run.on, player: stageRunner, seed: 's', pace: 1, runAt: 5 };

const refuse = (code: string) => () => {
  throw new Error(code);
};

beforeEach(() => {
  localStorage.clear();
  keepRun(run);
});

const signer: ItemSigner = { address: stageRunner, signDataItem: async () => new Uint8Array([1]) };
const placeOf = (stage: ArcadeStage): ProcessPlace => ({ ao: arcadeStageAo(stage), process: stageArcade });
const submit = (stage: ArcadeStage, kept = run, by = signer) => submitKeptRun(placeOf(stage), kept, by);
const actionsOf = ({ asked }: ArcadeStage) => asked.map(({ action }) => action);

test('a run that counts is dropped, and its standings are returned', async () => {
  const stage = arcadeStage({ submit: () => scored });
  await expect(submit(stage)).resolves.toMatchObject({ score: 70, boards });
  expect(stage.asked[0]?.data).toEqual({ run: run.run, steps: 600, inputs: 'AAAA' });
  expect(keptRuns.read()).toEqual([]);
});

test('a run that its player does not approve stays as it was', async () => {
  const declining = {
    ...signer,
    signDataItem: () => Promise.reject(new AppError('wallet.declined')),
  };
  await expect(submit(arcadeStage(), run, declining)).rejects.toMatchObject({ code: 'wallet.declined' });
  expect(keptRuns.read()).toEqual([run]);
});

test('a lost reply is found again without a second approval', async () => {
  const stage = arcadeStage({ submit: refuse('message.malformed'), openRun: () => known });
  await expect(submit(stage)).resolves.toMatchObject({ score: 70 });
  expect(keptRuns.read()).toEqual([]);
});

test('a run that was signed before is looked up before it is signed again', async () => {
  const stage = arcadeStage({ openRun: () => known });
  await expect(submit(stage, { ...run, isSent: true })).resolves.toMatchObject({ boards });
  expect(actionsOf(stage)).toEqual(['OpenRun']);
});

test('a run that never arrived is kept as signed', async () => {
  const stage = arcadeStage({ submit: refuse('message.malformed'), openRun: refuse('message.malformed') });
  await expect(submit(stage)).rejects.toMatchObject({ code: 'message.malformed' });
  expect(keptRuns.read()).toEqual([{ ...run, isSent: true }]);
});

test.each(['run.malformed-log', 'run.after-end', 'run.other-log', 'daily.used'])(
  'a run that %s can never count',
  async (code) => {
    await expect(submit(arcadeStage({ submit: refuse(code) }))).rejects.toMatchObject({ code });
    expect(keptRuns.read()).toEqual([]);
  },
);

test.each(['run.too-early', 'run.too-late', 'run.foreign'])(
  'a run that is refused as %s is kept',
  async (code) => {
    await expect(submit(arcadeStage({ submit: refuse(code) }))).rejects.toMatchObject({ code });
    expect(keptRuns.read()).toHaveLength(1);
  },
);

test('a run that the ledger has no more was too late, and stays on the device', async () => {
  const stage = arcadeStage({ submit: refuse('run.unknown'), openRun: refuse('run.unknown') });
  await expect(submit(stage)).rejects.toMatchObject({ code: 'run.too-late' });
  expect(keptRuns.read()).toEqual([{ ...run, isSent: true }]);
});
