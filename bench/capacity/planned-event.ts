import type { PieceOfWork } from './queue-model';

/** The times of a real HyperBEAM node, in seconds of a core (docs/decisions/100-hyperbeam.md). */
export const node = {
  schedule: { seconds: 0.51 },
  /** Evaluation with its two snapshots. */
  evaluate: { seconds: 0.54, isOfProcess: true },
  result: { seconds: 0.17 },
  dryRun: { seconds: 1 },
  publishedState: { seconds: 0.17 },
} as const satisfies Record<string, PieceOfWork>;

/** The work of a message whose sender waits for its result. */
export const message = [node.schedule, node.evaluate, node.result];

/** An evening: what a player and a phone do, each second. */
export const evening = {
  /** Twenty scans an hour, with registration, tokens and an answer. */
  messagesPerPlayer: 24 / 3600,
  /** A minute of the busiest hour has so many times the messages of an average one. */
  peak: 3,
  /** An open phone asks for the event, the ranking and its own state, each once a minute. */
  readsPerPhone: 3 / 60,
  /** Of these, those of its own state, which no other phone asks for. */
  ownReadsPerPhone: 1 / 60,
  /** An edge cache asks a node for each public part so often. */
  readsOfCache: 2 / 5,
  /** A relay reads six times a minute. */
  readsOfRelay: 6 / 60,
};
