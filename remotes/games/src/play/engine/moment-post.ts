import type { Happening, Note } from '../game';
import type { PlayReport } from '../play-messages';

/** Steps between two reports of a score that changed, at least. */
const scoreEvery = 30;
/** Steps between two signs of life, at most. */
const aliveEvery = 120;

/** Collects the happenings of a game, and reports them rarely: those of one frame at once, a score twice a second. */
export class MomentPost {
  /** True where nobody wants the sounds: they have no message sent. */
  isSilent = false;
  readonly #report: (report: PlayReport) => void;
  #sounds: string[] = [];
  #notes: Note[] = [];
  #vibrateMs = 0;
  #score = 0;
  #sentAt = 0;

  constructor(report: (report: PlayReport) => void) {
    this.#report = report;
  }

  add(happenings: readonly Happening[]): void {
    for (const { sound, vibrateMs = 0, note } of happenings) {
      if (sound !== undefined && !this.isSilent && !this.#sounds.includes(sound)) this.#sounds.push(sound);
      if (note !== undefined && !this.#notes.includes(note)) this.#notes.push(note);
      this.#vibrateMs = Math.max(this.#vibrateMs, vibrateMs);
    }
  }

  /** Sends what there is to report after the steps of a frame. */
  send(steps: number, score: number, isLast: boolean): void {
    const isHeard = this.#sounds.length > 0 || this.#notes.length > 0 || this.#vibrateMs > 0;
    const isScoreDue = score !== this.#score && (isLast || steps - this.#sentAt >= scoreEvery);
    if (isHeard || isScoreDue) {
      const [sounds, notes, vibrateMs] = [this.#sounds, this.#notes, this.#vibrateMs];
      this.#report({ kind: 'moment', score, sounds, notes, vibrateMs });
      [this.#sounds, this.#notes, this.#vibrateMs, this.#score] = [[], [], 0, score];
    } else if (steps - this.#sentAt < aliveEvery) return;
    else this.#report({ kind: 'alive' });
    this.#sentAt = steps;
  }
}
