import type {
  AosEnvironment,
  AosMessage,
  AosResult,
  PackedState,
} from '@rainbow-rabbit/processes/aos/client';

/** A request of the page to the worker that holds a process; one runs at a time. */
export type TrialRequest =
  | { kind: 'start'; module: WebAssembly.Module; env: AosEnvironment; state?: PackedState }
  /** Evaluates messages and keeps their effects. */
  | { kind: 'apply'; messages: readonly AosMessage[] }
  /** Evaluates messages one upon the other, until one fails, and forgets them. */
  | { kind: 'attempt'; messages: readonly AosMessage[] }
  | { kind: 'fingerprint' };

/** The worker's answers: `progress` any number of times, then one of the others. */
export type TrialAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'state'; state: PackedState; failed: number }
  | { kind: 'results'; results: readonly AosResult[] }
  | { kind: 'fingerprint'; sha256: string }
  | { kind: 'failed'; reason: string };
