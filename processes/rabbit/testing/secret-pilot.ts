import {
  type DayStep,
  needsAnother,
  nextDayStep,
  type RoleReading,
} from '../../autopilot/client/day-step.domain';
import type { RoleAnswer } from '../../autopilot/client/draw/domain/role-answer';
import { quietEvent } from './event-info';
import { below } from './secret-phone';

/** The longest own wait of a console before an act, in milliseconds. */
const maxDelayMs = 20_000;

/** The latest edition as an autopilot finds it by the event's secret, and the event. */
export interface PilotedHall {
  players: number;
  /** Cards that were answered. */
  answered: number;
  /** The White Rabbit's answer. */
  answer: RoleAnswer;
}

interface PilotedDeal {
  at: number;
  /** True when the edition has another White Rabbit. */
  isFurther: boolean;
}

/** The rule by which an open console or a relay deals, in the time of a simulated event. */
export class SecretPilot {
  readonly #delayMs = below(maxDelayMs);
  readonly #frozenAt: number;
  #deal: { edition: number; count: number; at: number; since: number } | undefined;

  constructor(frozenAt: number) {
    this.#frozenAt = frozenAt;
  }

  /** Returns the next deal from a time on; undefined where the next full or half hour brings none. */
  next(hall: PilotedHall, from: number): PilotedDeal | undefined {
    const first = this.#step(hall, undefined, from);
    const at = Math.max(from, first.at);
    if (first.name === 'deal') return this.#dealt(hall, at, false);
    const role = this.#look(hall, at);
    const { name } = this.#step(hall, role, at);
    return name === 'deal' ? this.#dealt(hall, at, role.needsAnother) : undefined;
  }

  #info({ players }: PilotedHall) {
    const deal = this.#deal && ({ ...this.#deal, table: 't', hash: 'h' } as never);
    return quietEvent({
      ...{ players, keyDigest: 'd', draw: { commitment: 'c', acknowledgementKey: 'k', at: 1 } },
      ...{ frozen: { hash: 'h', players, at: this.#frozenAt, block: 1 }, deal },
    });
  }

  #step(hall: PilotedHall, role: RoleReading | undefined, now: number): DayStep {
    const facts = { info: this.#info(hall), role, attempts: {}, delayMs: this.#delayMs };
    const step = nextDayStep(facts, now);
    if (!step) throw new Error('An autopilot has nothing more to do');
    return step;
  }

  #look(hall: PilotedHall, at: number): RoleReading {
    const { count = 0, since = 0 } = this.#deal ?? {};
    const { players, answered, answer } = hall;
    const isAnother = needsAnother({ answer, isGone: false, since }, this.#info(hall), at);
    return { at, players, isAnswered: answered >= count, needsAnother: isAnother, isKeyNew: false };
  }

  #dealt({ players }: PilotedHall, at: number, isFurther: boolean): PilotedDeal {
    const { edition: last = 0, since = 1 } = this.#deal ?? {};
    const edition = last + 1;
    this.#deal = { edition, count: players, at, since: isFurther ? edition : since };
    return { at, isFurther };
  }
}
