import { fileURLToPath } from 'node:url';
import { LiveProcess } from '../../common/testing/live-process';
import { modulesAsGlobals } from '../../common/testing/lua-modules';
import {
  type GameName,
  hashOf,
  Replay,
  type RunStart,
  readInputLog,
  type Simulation,
} from '../client/domain';

/** A run as it is submitted. */
export interface PlayedRun extends RunStart {
  steps: number;
  /** The log of inputs, in base64url. */
  log: string;
}

/** The course of a run: its end, and the score and the hash of the state at every hundredth step and after the last one. */
export interface RunTrace {
  isOver: boolean;
  marks: readonly (readonly [step: number, score: number, hash: number])[];
}

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Starts the Lua of one game on the real aos module, without the process around it. */
export function startLuaGame(game: GameName): Promise<LiveProcess> {
  const modules = {
    Game: `domain.games.${game}.rules`,
    InputLog: 'domain.simulation.input-log',
    PlayRun: 'domain.simulation.replay',
    StateHash: 'domain.simulation.state-hash',
    Base64Url: 'common.codec.base64url',
  };
  return LiveProcess.start({ source: modulesAsGlobals(modules, source), state: 'InputLog' });
}

/** Plays runs in Lua. */
export async function traceInLua(
  live: LiveProcess,
  runs: readonly PlayedRun[],
): Promise<readonly RunTrace[]> {
  const traces: RunTrace[] = [];
  for (let from = 0; from < runs.length; from += 20) {
    const part = JSON.stringify(runs.slice(from, from + 20));
    const written = await live.evaluateLua(`
      local json = require('json')
      local traces = {}
      for _, run in ipairs(json.decode([==[${part}]==])) do
        local log = assert(InputLog.read(Base64Url.decode(run.log) or '', Game.inputKinds, run.steps), 'log')
        local marks = {}
        local state = PlayRun.play(Game, Base64Url.decode(run.seed), run.pace, log, run.steps, function(step, state)
          if step % 100 == 0 or step == run.steps then
            marks[#marks + 1] = { step, Game.score(state), StateHash(Game.numbers(state)) }
          end
        end)
        traces[#traces + 1] = { isOver = Game.isOver(state), marks = marks }
      end
      return json.encode(traces)`);
    traces.push(...(JSON.parse(written) as RunTrace[]));
  }
  return traces;
}

/** Plays a run in TypeScript. @throws for a log that can't be read */
export function traceInTypeScript<State>(simulation: Simulation<State>, run: PlayedRun): RunTrace {
  const { inputKinds, score, numbers, isOver } = simulation;
  const inputs = readInputLog(run.log, { inputKinds, steps: run.steps });
  if (!inputs) throw new Error('The log can’t be read');
  const replay = new Replay(simulation, run, inputs);
  const marks: [number, number, number][] = [];
  while (replay.step < run.steps) {
    replay.advance();
    if (replay.step % 100 !== 0 && replay.step !== run.steps) continue;
    marks.push([replay.step, score(replay.state), hashOf(numbers(replay.state))]);
  }
  return { isOver: isOver(replay.state), marks };
}
