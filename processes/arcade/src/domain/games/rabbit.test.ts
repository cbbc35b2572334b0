import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { LiveProcess } from '../../../../common/testing/live-process';
import {
  chanceFrom,
  InputLogWriter,
  type RabbitRun,
  type RunPace,
  rabbitRules,
} from '../../../client/domain';
import { rabbitPlayer } from '../../../players/rabbit-player';
import { type PlayedRun, startLuaGame, traceInLua, traceInTypeScript } from '../../../testing/lua-games';

let live: LiveProcess;
beforeAll(async () => {
  live = await startLuaGame('rabbit');
});
afterAll(() => live.stop());

const random = seededRandom(17);

/** Plays a run of at most so many steps, and keeps its log. */
function played(next: (run: RabbitRun) => readonly number[], longest: number): PlayedRun {
  const seed = toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256)));
  const pace = random.upTo(3) as RunPace;
  const run = rabbitRules.start(chanceFrom(seed), pace);
  const log = new InputLogWriter(rabbitRules.inputKinds);
  let steps = 0;
  for (; steps < longest && !rabbitRules.isOver(run); steps += 1) {
    const inputs = next(run);
    for (const input of inputs) log.add({ step: steps, input });
    rabbitRules.step(run, inputs);
  }
  return { seed, pace, steps, log: log.text() };
}

const pressesAt = (often: number) => () => (random.upTo(often) === 0 ? [random.upTo(4)] : []);

it('a thousand runs go the same way in TypeScript and in Lua', async () => {
  const runs = [
    ...Array.from({ length: 500 }, () => played(pressesAt(random.pick([3, 10, 30])), 900)),
    ...Array.from({ length: 500 }, () =>
      played(rabbitPlayer({ error: random.upTo(12), random: random.next }), 300 + random.upTo(1200)),
    ),
    ...Array.from({ length: 4 }, () => played(rabbitPlayer({ error: 2, random: random.next }), 9000)),
  ];
  const here = runs.map((run) => traceInTypeScript(rabbitRules, run));
  expect(await traceInLua(live, runs)).toEqual(here);
  const scores = here.map(({ marks }) => marks.at(-1)?.[1] ?? 0);
  expect(new Set(scores).size).toBeGreaterThan(400);
  expect(Math.max(...scores)).toBeGreaterThan(5000);
  expect(here.filter(({ isOver }) => isOver).length).toBeGreaterThan(300);
});
