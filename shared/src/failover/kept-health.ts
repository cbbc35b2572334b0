import {
  afterAnswering,
  afterFailing,
  afterOvertaken,
  type UnitHealth,
  unknownHealth,
} from './unit-health.domain';

/** The health of one unit, kept from how questions to it went. */
export interface KeptHealth {
  readonly health: UnitHealth;
  /** Asks something of it, and notes how that went. */
  ask<T>(question: () => Promise<T>): Promise<T>;
  /** Notes that another unit has answered while this one was silent for a time, in milliseconds. */
  overtaken(ms: number): void;
}

/** @param saysNothing returns true for a failure that says nothing of the unit */
export function keptHealth(saysNothing: (error: unknown) => boolean): KeptHealth {
  const kept = {
    health: unknownHealth,
    async ask<T>(question: () => Promise<T>): Promise<T> {
      const start = performance.now();
      try {
        const answer = await question();
        kept.health = afterAnswering(kept.health, performance.now() - start, performance.now());
        return answer;
      } catch (error) {
        if (!saysNothing(error)) kept.health = afterFailing(kept.health, performance.now());
        throw error;
      }
    },
    overtaken(ms: number) {
      kept.health = afterOvertaken(kept.health, ms);
    },
  };
  return kept;
}
