import type { AosEnvironment, AosMessage, AosResult } from '../client/message';

/** The start data of an engine's thread. */
export interface EngineStart {
  file: string;
  format: string;
  env: AosEnvironment;
  /** See `EvaluationPhase`. */
  phase: SharedArrayBuffer;
  /** The state to go on from; without it the process is new. */
  state?: SharedArrayBuffer;
}

/** A request of the owner to an engine; one runs at a time. */
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
