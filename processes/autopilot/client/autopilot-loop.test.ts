import { AppError } from '@rainbow-rabbit/shared/errors';
import { quietEvent } from '../../rabbit/testing/event-info';
import type { Autopilot, DayTurn } from './autopilot';
import { type AutopilotState, runAutopilot } from './autopilot-loop';
import type { DayStep, StepName } from './day-step.domain';

const event = quietEvent({ players: 1 });
const after = quietEvent({ players: 2 });
const declined = new AppError('wallet.approval-needed');
const offline = new AppError('ao.unreachable');

let steps: DayStep[];
let turns: DayTurn[];
let asked: (boolean | undefined)[];
let states: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  [steps, turns, asked, states] = [[], [], [], []];
});
afterEach(() => jest.useRealTimers());

const step = (name: StepName, at = 0): DayStep => ({ name, at });
const written = (state: AutopilotState) => ('step' in state ? `${state.status} ${state.step}` : state.status);

/** Runs an autopilot whose steps are due as listed; each turn does the first of them, unless it fails. */
function run() {
  const autopilot: Autopilot = {
    next: () => steps[0],
    advance: async (_, asking) => {
      asked.push(asking?.isUnasked);
      const turn = turns.shift() ?? { info: after };
      if (!turn.failure) steps.shift();
      return turn;
    },
  };
  const acted = jest.fn();
  const loop = runAutopilot({ autopilot, onState: (state) => states.push(written(state)), onActed: acted });
  return { ...loop, acted };
}
const settled = () => jest.advanceTimersByTimeAsync(0);

it('does what is due, step by step, and then waits with one timer', async () => {
  steps = [step('deal'), step('badges'), step('read-role', 61_000)];
  const { hear, acted } = run();
  hear(event, true);
  await settled();
  expect(states).toEqual(['working deal', 'working badges', 'resting']);
  expect(acted).toHaveBeenCalledWith(after);
  expect(jest.getTimerCount()).toBe(1);
  hear(after, true);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states.slice(3)).toEqual(['working read-role', 'resting']);
  expect(asked).toEqual([true, true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

it('does nothing without a consent, until a tap, which may ask for the act that a look leads to', async () => {
  steps = [step('read-role'), step('deal'), step('badges')];
  const { hear, letAct } = run();
  hear(event, false);
  hear(after, false);
  await settled();
  expect(states).toEqual(['asking read-role']);
  letAct();
  await settled();
  expect(states.slice(1)).toEqual(['working read-role', 'working deal', 'asking badges']);
  expect(asked).toEqual([false, false]);
  // The consent came with the deal.
  hear(after, true);
  await settled();
  expect(asked).toEqual([false, false, true]);
});

it('asks nothing by itself where a consent does not cover it', async () => {
  steps = [step('deal')];
  turns = [{ info: after, failure: { step: 'deal', error: declined } }];
  const { hear, letAct } = run();
  hear(event, true);
  await settled();
  hear(after, true);
  await settled();
  expect(states).toEqual(['working deal', 'asking deal']);
  expect(asked).toEqual([true]);
  letAct();
  await settled();
  expect(states.at(-1)).toBe('resting');
});

it('shows a failure until its step is done at its next time', async () => {
  steps = [step('report')];
  turns = [{ failure: { step: 'report', error: offline } }];
  const { hear } = run();
  hear(event, true);
  steps = [step('report', 31_000)];
  await settled();
  hear(event, true);
  expect(states).toEqual(['working report', 'failed report']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(states.slice(2)).toEqual(['working report', 'resting']);
});

it('leaves nothing behind', async () => {
  steps = [step('badges', 5000)];
  const { hear, stop } = run();
  hear(event, true);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  hear(event, true);
  await jest.advanceTimersByTimeAsync(9000);
  expect([states, asked]).toEqual([['resting'], []]);
});
