/** Undo steps, run last first and once. */
export class UndoList {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #done: Promise<void> | undefined;

  add(step: () => Promise<void> | void): void {
    this.#steps.unshift(step);
  }

  run(): Promise<void> {
    this.#done ??= this.#runAll();
    return this.#done;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}
