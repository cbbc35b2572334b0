import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../common/testing/addresses';
import { type Letter, type LiveProcess, nextMessageId, nextSequence } from '../common/testing/live-process';
import { asOfProcess } from '../common/testing/post-office';
import type { ProcessLife } from './lives';
import { settledState, stateWithoutClock } from './settled-state';

/** A step of a life: a message as it was delivered, or Lua by which its test went on. */
interface RecordedStep {
  step: Letter | string;
  /** True for a message that changed the state: only then can a further delivery do harm. */
  isAct: boolean;
}

/** Each act is delivered so often in all. */
const deliveries = 3;

/** The senders in the lives that are processes. Their messages come from a node, which may give each delivery another id. */
const processes = new Set(['community', 'event', 'game', 'token'].map(addressOf));

/** Lives a life on its process; returns its steps but for refused messages. */
async function record(
  live: LiveProcess,
  { state, openToAnybody = [] }: ProcessLife,
  run: () => Promise<void>,
): Promise<RecordedStep[]> {
  const [evaluate, evaluateLua] = [live.evaluate.bind(live), live.evaluateLua.bind(live)];
  const steps: RecordedStep[] = [];
  const stateNow = () => stateWithoutClock(evaluateLua, state);
  let before = await stateNow();
  live.evaluateLua = (step) => {
    steps.push({ step, isAct: false });
    return evaluateLua(step);
  };
  live.evaluate = async (given) => {
    const letter = { id: addressOf(nextMessageId()), sequence: nextSequence(), ...given };
    const result = await evaluate(letter);
    if (result.Error !== undefined) return result;
    const after = await stateNow();
    const isAct = after !== before && !openToAnybody.includes(letter.action);
    steps.push({ step: processes.has(letter.from) ? asOfProcess(letter) : letter, isAct });
    before = after;
    return result;
  };
  await run();
  Object.assign(live, { evaluate, evaluateLua });
  return steps;
}

const lettersOf = (steps: readonly (Letter | string)[]): Letter[] =>
  steps.filter((step) => typeof step !== 'string');

/** The latest time and block of letters. */
const latestOf = (letters: readonly Letter[]) => ({
  at: Math.max(...letters.map(({ at }) => at)),
  block: Math.max(...letters.map(({ block }) => block)),
});

/** Returns the steps in their order, each act among them twice more after the first time, at random. */
function shuffled(steps: readonly RecordedStep[], { upTo }: SeededRandom): (Letter | string)[] {
  const order = steps.map(({ step }) => [step]);
  for (const [first, { step, isAct }] of steps.entries()) {
    for (let more = 1; isAct && typeof step !== 'string' && more < deliveries; more += 1) {
      const then = order[first + upTo(order.length - first)] ?? [];
      const id = processes.has(step.from) ? addressOf(`${step.id} again ${more}`) : step.id;
      then.splice(1 + upTo(then.length), 0, { ...step, ...latestOf([step, ...lettersOf(then)]), id });
    }
  }
  return order.flat();
}

/** The outcome for a process whose acts were delivered three times each. */
export interface ShuffledReport {
  acts: number;
  /** The seeds by which the life ended in another state than with one delivery of each. */
  faults: number[];
}

/**
 * Lives the life of a process again for each seed, with three deliveries of each act in a random order, the later ones by whoever
 * has the bytes.
 * @param random makes the chance of a seed
 */
export async function deliverShuffled(
  life: ProcessLife,
  seeds: readonly number[],
  random: (seed: number) => SeededRandom,
): Promise<ShuffledReport> {
  const { live, run, stop } = await life.start();
  try {
    const steps = await record(live, life, run);
    const once = steps.map(({ step }) => step);
    const last = latestOf(lettersOf(once));
    const endOf = async (order: readonly (Letter | string)[]) => {
      await live.reset();
      let refused = 0;
      for (const step of order)
        if (typeof step === 'string') await live.evaluateLua(step);
        else if ((await live.evaluate(step)).Error !== undefined) refused += 1;
      return { refused, end: await settledState(live, life.state, last) };
    };
    const { refused, end } = await endOf(once);
    if (refused > 0) throw new Error(`${refused} messages of the life are refused when it is lived again`);
    const faults: number[] = [];
    for (const seed of seeds) if ((await endOf(shuffled(steps, random(seed)))).end !== end) faults.push(seed);
    return { acts: steps.filter(({ isAct }) => isAct).length, faults };
  } finally {
    await stop();
  }
}
