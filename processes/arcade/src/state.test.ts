import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testUpgrade } from '../../common/testing/upgrade-test';
import { openArcade, playOn, readsOfLife } from '../testing/arcade-life';
import { startGames } from '../testing/live-arcade';

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

testUpgrade({
  process: 'arcade',
  state: 'ArcadeState',
  planted: {
    column: 'scoreRows.isFlagged',
    record: 'boards.freeCounts',
    field: 'scores.free',
    renamed: 'scoreRows.score',
  },
  start: startGames,
  processOf: ({ live }) => live,
  begin: openArcade,
  goOn: playOn,
  reads: readsOfLife,
  letter: (arcade, action, data) => arcade.letter('reader', action, data),
});

it('the life of an arcade has every action', () => {
  const actions = [...textOf('actions.lua').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  const life = textOf('../testing/arcade-life.ts') + textOf('../testing/live-arcade.ts');
  expect(actions.length).toBeGreaterThan(15);
  expect(actions.filter((action) => !life.includes(`'${action}'`))).toEqual([]);
});
