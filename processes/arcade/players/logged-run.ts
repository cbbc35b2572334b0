import type { RunStart } from '../client/domain';

/** A run that code has played. */
export interface LoggedRun extends RunStart {
  steps: number;
  /** The log of inputs, in base64url. */
  log: string;
}

/** The chance by which code plays as a person does: never twice alike. */
export interface PlayerChance {
  /** Returns a whole number from 0 up to, and without, `limit`. */
  upTo(limit: number): number;
  between(from: number, to: number): number;
}
