import type { Sounds } from '../game';
import { openSoundBoard, type SoundBoard } from './sound-board';

/** The sound of a game, which is made at its first wake; a browser without sound stays silent. */
export class Sounding {
  readonly #load: () => Promise<Sounds>;
  #opening: Promise<void> | undefined;
  #board: SoundBoard | undefined;
  #isClosed = false;

  constructor(load: () => Promise<Sounds>) {
    this.#load = load;
  }

  /** Makes the page ready to sound; to be called while the player taps or presses a key. */
  wake(): void {
    this.#board?.wake();
    this.#opening ??= this.#open();
  }

  play(name: string): void {
    this.#board?.play(name);
  }

  close(): void {
    this.#isClosed = true;
    this.#board?.close();
  }

  async #open(): Promise<void> {
    const board = await openSoundBoard(this.#load).catch(() => undefined);
    if (this.#isClosed) board?.close();
    else this.#board = board;
  }
}
