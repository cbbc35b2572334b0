/** Deeds at times, done in their order; a deed may add later ones. */
export class Agenda {
  readonly #deeds: { at: number; run: () => Promise<void> }[] = [];

  /** Adds a deed, behind those of the same time. */
  add(at: number, run: () => Promise<void>): void {
    let low = 0;
    let high = this.#deeds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#deeds[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    this.#deeds.splice(low, 0, { at, run });
  }

  /** Does what is due, one after another, until `isOver` says so. @param reach receives the time of each deed */
  async run(reach: (at: number) => void, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const next = this.#deeds.shift();
      if (!next) return;
      reach(next.at);
      await next.run();
    }
  }
}
