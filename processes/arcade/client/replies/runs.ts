import * as v from 'valibot';
import { addressText, ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { boardLists, gameNames } from '../generated';

export const gameName = v.picklist(gameNames);

export const arcadeList = v.picklist(boardLists);

/** A list of a board: of people who are admitted, or of everybody else. */
export type ArcadeList = v.InferOutput<typeof arcadeList>;

/** The parts of a run that are fixed when it begins. */
const runEntries = {
  /** The id of the message that began it. */
  run: transactionId,
  game: gameName,
  /** `open`, `city:<slug>`, `daily` or `challenge:<slug>`. */
  on: v.string(),
  /** The day of a daily run, `YYYYMMDD` in UTC. */
  day: v.optional(v.string()),
  /** The address that submits it. */
  player: addressText,
  /** 16 bytes in base64url. */
  seed: v.string(),
  pace: v.picklist([0, 1, 2]),
};

/** The parts of a run that can be submitted. */
const openRunEntries = {
  ...runEntries,
  begunAt: wholeNumber,
  /** Steps of the longest run of the game. */
  longestSteps: wholeNumber,
  /** The last moment for a run of so many steps; a shorter one has to come earlier by the time that it is shorter. */
  submitUntil: wholeNumber,
};

export const begunRunSchema = v.object({ ...openRunEntries, at: ledgerTime });

/** A run that can be played now. */
export type BegunRun = v.InferOutput<typeof begunRunSchema>;

export const finishedRunSchema = v.object({ run: transactionId, at: ledgerTime });

/** A run whose end is known. */
export type FinishReply = v.InferOutput<typeof finishedRunSchema>;

const boardStandingSchema = v.object({
  /** Id. */
  board: v.string(),
  list: arcadeList,
  /** From 1. */
  place: wholeNumber,
  /** Places of that list. */
  total: wholeNumber,
  /** The player's best score there. */
  best: wholeNumber,
  /** True when this run is that best one. */
  isBest: v.boolean(),
});

/** A player's standing on one board that a run counts on. */
export type BoardStanding = v.InferOutput<typeof boardStandingSchema>;

const scoredEntries = {
  run: transactionId,
  game: gameName,
  score: wholeNumber,
  /** False for a run that was submitted before it had come to its end. */
  isOver: v.boolean(),
  boards: v.array(boardStandingSchema),
};

export const scoredRunSchema = v.object({ ...scoredEntries, at: ledgerTime });

/** A run that was replayed and counts. */
export type ScoredRun = v.InferOutput<typeof scoredRunSchema>;

export const openRunSchema = v.variant('status', [
  v.object({ status: v.literal('open'), ...openRunEntries, at: ledgerTime }),
  v.object({
    status: v.literal('scored'),
    ...runEntries,
    ...scoredEntries,
    runAt: wholeNumber,
    at: ledgerTime,
  }),
]);

/** A run as the process knows it: open to be submitted, or submitted. */
export type KnownRun = v.InferOutput<typeof openRunSchema>;

export const runReplaySchema = v.object({
  ...runEntries,
  steps: wholeNumber,
  /** The log of inputs, in base64url. */
  inputs: v.string(),
  score: wholeNumber,
  /** Time of the submission. */
  runAt: wholeNumber,
  /** Present once the run was struck from its boards. */
  struck: v.optional(v.object({ reason: v.string() })),
  at: ledgerTime,
});

/** All that it takes to watch a submitted run. */
export type RunReplay = v.InferOutput<typeof runReplaySchema>;

export const dailyRunSchema = v.object({
  /** `YYYYMMDD` in UTC. */
  day: v.string(),
  game: gameName,
  /** True once somebody has begun the day's run, which makes its seed. */
  begun: v.boolean(),
  /** The end of the day. */
  endsAt: wholeNumber,
  at: ledgerTime,
});

/** The daily run of a game. */
export type DailyRun = v.InferOutput<typeof dailyRunSchema>;
