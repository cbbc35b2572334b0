import { addressOf } from '../common/testing/addresses';
import { type Letter, type LiveProcess, nextMessageId, nextSequence } from '../common/testing/live-process';
import { settledState, stateWithoutClock } from './settled-state';

const day = 86_400_000;
/**
 * Delivers each message of a process's life once more, at once and a day after the last one, and keeps which of them changed the
 * state.
 */
export class Replays {
  /** The messages that had an effect when they came again. */
  readonly faults: string[] = [];
  /** The actions that a message was accepted of. */
  readonly accepted = new Set<string>();
  readonly #letters: Letter[] = [];
  readonly #evaluate: LiveProcess['evaluate'];

  /**
   * @param state the global that holds the process's state
   * @param openToAnybody actions that anybody can do at any time by a message of their own, so that an old one brings nothing more
   */
  constructor(
    private readonly live: LiveProcess,
    private readonly state: string,
    private readonly openToAnybody: readonly string[] = [],
  ) {
    this.#evaluate = live.evaluate.bind(live);
    live.evaluate = async (given) => {
      const letter = { id: addressOf(nextMessageId()), sequence: nextSequence(), ...given };
      const result = await this.#evaluate(letter);
      if (result.Error !== undefined) return result;
      this.accepted.add(letter.action);
      this.#letters.push(letter);
      await this.#deliver(letter, 'at once');
      return result;
    };
  }

  /** Delivers every message that was accepted once more, a day after the last one. */
  async deliverLater(): Promise<void> {
    const at = Math.max(...this.#letters.map((letter) => letter.at)) + day;
    const block = Math.max(...this.#letters.map((letter) => letter.block)) + 1;
    let settled: string | undefined;
    for (const letter of this.#letters)
      settled = await this.#deliver({ ...letter, at, block }, 'a day later', settled);
  }

  /**
   * @param settled the state, where it has been settled at the letter's time and nothing has changed it since
   * @returns the same after the delivery; undefined when that changed it
   */
  async #deliver(letter: Letter, when: string, settled?: string): Promise<string | undefined> {
    if (this.openToAnybody.includes(letter.action)) return settled;
    const { at, block } = letter;
    const before = settled ?? (await settledState(this.live, this.state, { at, block }, this.#evaluate));
    await this.#evaluate(letter);
    if ((await stateWithoutClock((code) => this.live.evaluateLua(code), this.state)) === before)
      return before;
    this.faults.push(`${letter.action} ${JSON.stringify(letter.data ?? letter.tags)} ${when}`);
    return undefined;
  }
}
