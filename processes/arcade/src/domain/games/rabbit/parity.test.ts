import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { LiveProcess } from '../../../../../common/testing/live-process';
import type { RunPace } from '../../../../client/domain';
import { type PlayedBy, playRun } from '../../../../client/domain/simulation/coded-player';
import { type PlayedRun, startLuaGame, traceInLua, traceInTypeScript } from '../../../../testing/lua-games';
import { runner } from './player';
import { type RabbitRun, rabbitRules } from './rules';

let live: LiveProcess;
beforeAll(async () => {
  live = await startLuaGame('rabbit');
});
afterAll(() => live.stop());

const random = seededRandom(17);

/** Plays a run of at most so many steps. */
function played(player: PlayedBy<RabbitRun>, longest: number): PlayedRun {
  const seed = toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256)));
  return playRun(rabbitRules, player, { seed, pace: random.upTo(3) as RunPace }, longest).run;
}

const pressesAt = (often: number) => () => (random.upTo(often) === 0 ? [random.upTo(4)] : []);

it('a thousand runs go the same way in TypeScript and in Lua', async () => {
  const runs = [
    ...Array.from({ length: 500 }, () => played(pressesAt(random.pick([3, 10, 30])), 900)),
    ...Array.from({ length: 500 }, () =>
      played(runner({ error: random.upTo(12), random: random.next }), 300 + random.upTo(1200)),
    ),
    ...Array.from({ length: 4 }, () => played(runner({ error: 2, random: random.next }), 9000)),
  ];
  const here = runs.map((run) => traceInTypeScript(rabbitRules, run));
  expect(await traceInLua(live, runs)).toEqual(here);
  const scores = here.map(({ marks }) => marks.at(-1)?.[1] ?? 0);
  expect(new Set(scores).size).toBeGreaterThan(400);
  expect(Math.max(...scores)).toBeGreaterThan(5000);
  expect(here.filter(({ isOver }) => isOver).length).toBeGreaterThan(300);
});
