import type { AosEnvironment, AosMessage, AosResult } from '../message';

/** What an engine's thread starts with. */
export interface EngineStart {
  file: string;
  format: string;
  env: AosEnvironment;
  /** See `EvaluationPhase`. */
  phase: SharedArrayBuffer;
  /** The state to go on from; without it the process is new. */
  state?: SharedArrayBuffer;
}

/** What its owner asks of an engine, one at a time. */
export type EngineRequest =
  | { kind: 'evaluate'; message: AosMessage }
  | { kind: 'dry-run'; message: AosMessage }
  | { kind: 'save'; file: string }
  | { kind: 'load'; file: string }
  | { kind: 'fingerprint' };

/** The one answer to a request, or the first word of a thread that has started. */
export type EngineAnswer =
  | { kind: 'result'; result: AosResult; state: SharedArrayBuffer }
  | { kind: 'done'; state: SharedArrayBuffer }
  | { kind: 'fingerprint'; sha256: string; state: SharedArrayBuffer }
  | { kind: 'failed'; error: string };
