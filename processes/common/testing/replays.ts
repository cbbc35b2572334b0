import { addressOf } from './addresses';
import { type Letter, type LiveProcess, nextMessageId, nextSequence } from './live-process';

const day = 86_400_000;
const reader = addressOf('reader');

/** Reads after which nothing that messages work off in parts is left in a small state. */
const readsBefore = 3;

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
    for (const letter of this.#letters) await this.#deliver({ ...letter, at, block }, 'a day later');
  }

  async #deliver(letter: Letter, when: string): Promise<void> {
    if (this.openToAnybody.includes(letter.action)) return;
    const { at, block } = letter;
    for (let read = 0; read < readsBefore; read += 1)
      await this.#evaluate({ from: reader, action: 'Info', data: '', at, block });
    const before = await this.#stateText();
    await this.#evaluate(letter);
    if ((await this.#stateText()) === before) return;
    this.faults.push(`${letter.action} ${JSON.stringify(letter.data ?? letter.tags)} ${when}`);
  }

  /** The state but for the process's clock, which each accepted message may move. */
  async #stateText(): Promise<string> {
    const { state } = this;
    await this.live.evaluateLua(
      `KeptClock = { ${state}.clock, ${state}.latest } ${state}.clock, ${state}.latest = 0, 0`,
    );
    const text = await this.live.stateText();
    await this.live.evaluateLua(`${state}.clock, ${state}.latest = table.unpack(KeptClock)`);
    return text;
  }
}
