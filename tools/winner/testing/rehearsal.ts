import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../../processes/common/testing/addresses';
import { claimWindowEnd, defaultClaimWindowMs, earlyMs, slotOf } from '../../../processes/rabbit/client';
import { keyFrom, testAnswer, testKey } from '../../../processes/rabbit/testing/test-key';
import { recomputeWinner } from '../recompute-winner';
import { Agenda } from './agenda';
import type { LoggedEvent } from './logged-event';

/** The players of a rehearsal, those of them who are hostile, and the honest ones who complete a rainbow while it is played. */
export interface Cast {
  players: number;
  hostile: number;
  hunters: number;
}

/** The cast of a full hall. */
export const fullCast: Cast = { players: 1000, hostile: 50, hunters: 40 };

/** The longest time from the first right answer to the winner, in milliseconds. */
export const longestEndingMs = 6 * 60_000;

/** The outcome of a rehearsal. */
export interface Rehearsed {
  /** The winner by the process. */
  winner: number | undefined;
  isHonest: boolean;
  /** True when no honest player whose phone was on answered before the winner. */
  isFirst: boolean;
  /** Time of the ledger from the first right answer of an honest player to the winner. */
  endingMs: number;
  messages: number;
  /** Reveals that the process refused. */
  falseStarts: number;
  /** The winner by the log alone, and where it contradicts the process. */
  recomputed: number | undefined;
  contradictions: readonly string[];
}

const secondMs = 1000;
/** As the game's own code waits (docs/product 9.133, 9.149, 9.259). */
const [revealAfterMs, revealEveryMs, readEveryMs, ownTokenWithinMs] = [60_000, 30_000, 25_000, 10_000];
const judgingOn = { afterMs: 15_000, withinMs: 15_000, everyMs: 20_000 };
/** The margin with which a phone trusts its clock, and how often it looks. */
const [clockMarginMs, lookEveryMs] = [10_000, 10_000];
/** The time in which hunters begin, and that in which the hostile phones do their worst. */
const [hunt, attack] = [240 * secondMs, 480 * secondMs];

/** Plays the last minutes of an event, some of whose players are hostile, by the times that phones keep. */
export async function rehearse(
  game: LoggedEvent,
  random: SeededRandom,
  cast: Cast = fullCast,
): Promise<Rehearsed> {
  return await new Rehearsal(game, random, cast).play();
}

class Rehearsal {
  readonly #agenda = new Agenda();
  readonly #hostile = new Set<number>();
  /** Phones that are switched off once their player has answered, or has nothing more to do. */
  readonly #dead = new Set<number>();
  /** The honest players with the right answer, in the order of the ledger. */
  readonly #answered: number[] = [];
  #firstAt = Number.POSITIVE_INFINITY;
  #won: { rabbit: number; at: number } | undefined;
  #isRevealed = false;
  #falseStarts = 0;

  constructor(
    readonly game: LoggedEvent,
    readonly random: SeededRandom,
    readonly cast: Cast,
  ) {}

  async play(): Promise<Rehearsed> {
    const { random, cast } = this;
    while (this.#hostile.size < cast.hostile) this.#hostile.add(this.#anybody());
    for (let rabbit = 1; rabbit <= cast.players; rabbit += 1) {
      if (random.chance(0.1)) this.#dead.add(rabbit);
    }
    const hunters = new Set<number>();
    while (hunters.size < cast.hunters) hunters.add(this.#anybody((rabbit) => !this.#hostile.has(rabbit)));
    for (const hunter of hunters) this.#later(random.upTo(hunt), () => this.#hunt(hunter));
    for (const rabbit of this.#hostile) {
      for (let times = 0; times < 3; times += 1) this.#later(random.upTo(attack), () => this.#cheat(rabbit));
      for (let times = 0; times < 12; times += 1) this.#later(random.upTo(attack), () => this.#flood(rabbit));
    }
    await this.#agenda.run(
      (at) => {
        const { event } = this.game;
        event.pass(Math.max(0, at - event.now));
      },
      () => this.#won !== undefined,
    );
    return this.#outcome();
  }

  #outcome(): Rehearsed {
    const { winner, contradictions } = recomputeWinner(this.game.log);
    const won = this.#won;
    const place = won ? this.#answered.indexOf(won.rabbit) : -1;
    return {
      winner: won?.rabbit,
      isHonest: place >= 0,
      isFirst: this.#answered.slice(0, Math.max(0, place)).every((rabbit) => this.#dead.has(rabbit)),
      endingMs: (won?.at ?? Number.POSITIVE_INFINITY) - this.#firstAt,
      messages: this.game.entries.length,
      falseStarts: this.#falseStarts,
      recomputed: winner?.rabbit,
      contradictions,
    };
  }

  #later(ms: number, run: () => Promise<void>): void {
    this.#agenda.add(this.game.event.now + Math.round(ms), run);
  }

  #anybody(isMeant: (rabbit: number) => boolean = () => true): number {
    for (;;) {
      const rabbit = 1 + this.random.upTo(this.cast.players);
      if (isMeant(rabbit)) return rabbit;
    }
  }

  /** Returns a rabbit of a colour, from 0, that isn't the player's own. */
  #ofColour(colour: number, own: number, isMeant: (rabbit: number) => boolean = () => true): number {
    return this.#anybody((rabbit) => (rabbit - 1) % 7 === colour && rabbit !== own && isMeant(rabbit));
  }

  #addressOf(rabbit: number): string {
    return this.game.player(rabbit).address;
  }

  /** An honest player scans a rabbit of each colour, finds the White Rabbit, and answers at once. */
  async #hunt(hunter: number): Promise<void> {
    const { game, random } = this;
    const held: { rabbit: number; slot: number }[] = [];
    const scan = async (colour: number): Promise<void> => {
      const rabbit = this.#ofColour(colour, hunter);
      const { slot } = game.event;
      if (await game.scan(hunter, rabbit)) held.push({ rabbit, slot });
      if (colour < 6) return this.#later(random.between(3, 20) * secondMs, () => scan(colour + 1));
      for (const token of held) this.#confirm(hunter, token);
      if (random.chance(0.4)) this.#later(random.between(5, 60) * secondMs, () => this.#answer(hunter));
    };
    await scan(0);
  }

  /** A phone with a complete rainbow shows a token that it read once its claim window is over, or the key is revealed. */
  #confirm(hunter: number, { rabbit, slot }: { rabbit: number; slot: number }): void {
    const { event } = this.game;
    const due = claimWindowEnd(slot, defaultClaimWindowMs) + clockMarginMs;
    const disclosures = [event.disclosure(this.game.player(rabbit), slot)];
    const look = async () => {
      if (this.#dead.has(hunter)) return;
      if (event.now < due && !this.#isRevealed) return this.#later(lookEveryMs, look);
      await this.#send(hunter, 'Disclose', { disclosures });
    };
    this.#later(this.random.upTo(lookEveryMs), look);
  }

  async #answer(hunter: number): Promise<void> {
    const { event } = this.game;
    if (!(await this.game.answer(hunter))) return;
    this.#firstAt = Math.min(this.#firstAt, event.now);
    this.#answered.push(hunter);
    this.#later(revealAfterMs, () => this.#reveal(hunter));
  }

  /** The phone of an honest answer asks the ledger first, and reveals nothing before its rainbow is confirmed. */
  async #reveal(hunter: number): Promise<void> {
    if (this.#dead.has(hunter) || this.#isRevealed) return;
    const statuses = Object.values(await this.game.event.statuses(this.game.player(hunter)));
    const isConfirmed = statuses.length === 7 && statuses.every((status) => status === 'confirmed');
    if (isConfirmed) await this.#send(hunter, 'Reveal', { key: testKey, rabbit: hunter });
    else this.#later(revealEveryMs, () => this.#reveal(hunter));
  }

  /** A hostile player invents a rainbow, or its last colour, answers with the key, and reveals it at once. */
  async #cheat(rabbit: number): Promise<void> {
    const { game, random } = this;
    const honestColours = random.chance(0.4) ? 6 : 0;
    for (let colour = 0; colour < 7; colour += 1) {
      if (colour < honestColours) await game.scan(rabbit, this.#ofColour(colour, rabbit));
      else await this.#invent(rabbit, colour);
    }
    await game.answer(rabbit);
    await this.#send(rabbit, 'Reveal', { key: testKey, rabbit });
    const somebody = this.#answered[random.upTo(this.#answered.length)];
    if (somebody !== undefined) await this.#send(rabbit, 'Reveal', { key: testKey, rabbit: somebody });
  }

  /** Claims a rabbit that nobody saw, of the latest slot there is; half of them of hostile rabbits, whose phones say nothing. */
  async #invent(rabbit: number, colour: number): Promise<void> {
    const isFriend = (other: number) => this.#hostile.has(other);
    const other = this.#ofColour(colour, rabbit, this.random.chance(0.5) ? isFriend : undefined);
    const slot = slotOf(this.game.event.now + earlyMs);
    const claim = addressOf(`invented ${this.random.next()}`);
    await this.#send(rabbit, 'Scan', { rabbit: other, slot, claim });
  }

  async #flood(rabbit: number): Promise<void> {
    const { game, random } = this;
    const other = this.#anybody();
    const slot = game.event.slot - 8;
    const token = addressOf('rubbish').slice(0, 14);
    const copied = game.entries.findLast(({ action, reply }) => action === 'Answer' && reply)?.data;
    const acts: [string, object][] = [
      ['Disclose', { disclosures: [{ rabbit: other, slot, token }] }],
      ['Settle', {}],
      ['Answer', copied ?? {}],
      ['Answer', { answer: testAnswer(game.player(rabbit), keyFrom(`${random.upTo(5)}`)) }],
      ['Reveal', { key: keyFrom('wrong'), rabbit: other }],
    ];
    const [action, data] = random.pick(acts);
    await this.#send(rabbit, action, data);
    await this.#invent(rabbit, random.upTo(7));
  }

  async #send(rabbit: number, action: string, data: object): Promise<void> {
    const isTaken = await this.game.send(this.#addressOf(rabbit), action, data);
    if (action === 'Reveal' && isTaken) this.#onReveal();
    if (action === 'Reveal' && !isTaken) this.#falseStarts += 1;
    if (this.#isRevealed && isTaken) await this.#look();
  }

  async #look(): Promise<void> {
    const { winner } = await this.game.outcome();
    if (winner) this.#won ??= { rabbit: winner.rabbit, at: this.game.event.now };
  }

  /** All phones learn of the reveal by their next read; those of honest players show their rabbits' tokens. */
  #onReveal(): void {
    this.#isRevealed = true;
    const { random, game, cast } = this;
    const { event } = game;
    for (let rabbit = 1; rabbit <= cast.players; rabbit += 1) {
      if (this.#hostile.has(rabbit) || this.#dead.has(rabbit)) continue;
      this.#later(random.upTo(readEveryMs) + random.upTo(ownTokenWithinMs), async () => {
        const own = event.disclosure(game.player(rabbit), slotOf(event.now + earlyMs));
        await this.#send(rabbit, 'Disclose', { disclosures: [own] });
      });
    }
    const settle = async (rabbit: number) => {
      await this.#send(rabbit, 'Settle', {});
      this.#later(judgingOn.everyMs, () => settle(rabbit));
    };
    for (const rabbit of this.#answered) {
      if (this.#dead.has(rabbit)) continue;
      const after = random.upTo(readEveryMs) + judgingOn.afterMs + random.upTo(judgingOn.withinMs);
      this.#later(after, () => settle(rabbit));
    }
  }
}
