import { addressOf } from '../common/testing/addresses';
import type { Letter, LiveProcess } from '../common/testing/live-process';
import { stateTextLua } from '../common/testing/state-text';

const reader = addressOf('reader');

/** Reads after which nothing that messages work off in parts is left in a small state. */
const readsBefore = 3;

/** Returns the state but for the process's clock, which each accepted message may move. */
export function stateWithoutClock(evaluateLua: LiveProcess['evaluateLua'], state: string): Promise<string> {
  return evaluateLua(`${stateTextLua(state)}
    local clock, latest = ${state}.clock, ${state}.latest
    ${state}.clock, ${state}.latest = 0, 0
    local text = stateText()
    ${state}.clock, ${state}.latest = clock, latest
    return text`);
}

/** Returns the state but for its clock, once all is done that is due then. */
export async function settledState(
  live: LiveProcess,
  state: string,
  { at, block }: Pick<Letter, 'at' | 'block'>,
  evaluate: LiveProcess['evaluate'] = (letter) => live.evaluate(letter),
): Promise<string> {
  for (let read = 0; read < readsBefore; read += 1)
    await evaluate({ from: reader, action: 'Info', data: '', at, block });
  return stateWithoutClock((code) => live.evaluateLua(code), state);
}
