import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../../common/testing/addresses';
import { LiveProcess } from '../../common/testing/live-process';
import { testUpgrade } from '../../common/testing/upgrade-test';
import { EventUnderTest } from '../testing/event-under-test';
import { playFirstHalf, playSecondHalf, readsOfGame } from '../testing/whole-game';

let actions: ReadonlySet<string>;

testUpgrade({
  process: 'rabbit',
  state: 'RabbitState',
  planted: {
    column: 'players.xUsername',
    record: 'reports',
    field: 'event.printed',
    renamed: 'claims.at',
  },
  start: (source) => EventUnderTest.start(LiveProcess.start({ source, state: 'RabbitState' })),
  processOf: ({ live }) => live,
  begin: playFirstHalf,
  goOn: async (event, players) => {
    actions = await playSecondHalf(event, players);
  },
  reads: readsOfGame,
  letter: (event, action, data) => event.letter(addressOf('reader'), action, data),
});

it('the game opens the event in its first half and uses every other action in its second', () => {
  const file = fileURLToPath(new URL('actions.lua', import.meta.url));
  const names = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(['Draw', 'Open', ...actions].sort()).toEqual(names.sort());
});
