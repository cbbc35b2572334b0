import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testUpgrade } from '../../common/testing/upgrade-test';
import { LiveMinibuild, startContest } from '../testing/live-minibuild';
import { goOnWithLife, openContestLife, readsOfLife } from '../testing/minibuild-life';

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

testUpgrade({
  process: 'minibuild',
  state: 'MinibuildState',
  planted: {
    column: 'entryRows.place',
    record: 'claims',
    field: 'results.most',
    renamed: 'personRows.nickname',
  },
  start: (source) => LiveMinibuild.start(startContest(source)),
  processOf: ({ live }) => live,
  begin: openContestLife,
  goOn: goOnWithLife,
  reads: readsOfLife,
  letter: (contest, action, data) => contest.letter('reader', action, data),
});

it('the life of a contest has every action', () => {
  const actions = [...textOf('actions.lua').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  const life = textOf('../testing/minibuild-life.ts') + textOf('../testing/live-minibuild.ts');
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter((action) => !life.includes(`'${action}'`))).toEqual([]);
});
