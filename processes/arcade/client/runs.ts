import { sha256 } from '@noble/hashes/sha2.js';
import type { Address, TxId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { arcadeCalls } from './arcade-calls';
import type { GameName } from './domain';
import {
  type BegunRun,
  begunRunSchema,
  type DailyRun,
  dailyRunSchema,
  type FinishReply,
  finishedRunSchema,
  type KnownRun,
  openRunSchema,
  type RunReplay,
  runReplaySchema,
  type ScoredRun,
  scoredRunSchema,
} from './replies/runs';

/** The place that a run is played on. */
export type RunPlace = 'open' | `city:${string}` | 'daily' | `challenge:${string}`;

/** A run that is to begin. */
export interface NewRun {
  game: GameName;
  on: RunPlace;
  /** The address that will submit it; another key may sign its begin. */
  player: Address;
}

/** A run that was played. */
export interface PlayedRun {
  run: TxId;
  steps: number;
  /** The log of inputs, in base64url. */
  inputs: string;
}

/**
 * Begins a run. The same key and player have one run on a day's daily run: a second begin returns the first one.
 * @throws AppError `city.malformed`, `daily.used`, `challenge.unknown`, `challenge.other-game`,
 *   `challenge.not-open`, `challenge.over`, `run.enough`
 */
export function beginRun(arcade: ProcessPlace, run: NewRun, options: ProcessSendOptions): Promise<BegunRun> {
  return arcadeCalls.send(
    arcade,
    { action: 'Begin', data: run, reply: 'Begun', schema: begunRunSchema },
    options,
  );
}

/**
 * Lets the ledger know the end of a run, by the hash of its log; the key that began it signs. From then on the run can have no other
 * log, and its player has `submitAllowanceMs` to submit it.
 * @throws AppError `run.unknown`, `run.other-key`, `run.finished`, `run.too-long`, `run.too-early`, `run.too-late`
 */
export function finishRun(
  arcade: ProcessPlace,
  { run, steps, inputs }: PlayedRun,
  options: ProcessSendOptions,
): Promise<FinishReply> {
  const logHash = toBase64Url(sha256(fromBase64Url(inputs)));
  return arcadeCalls.send(
    arcade,
    { action: 'Finish', data: { run, steps, logHash }, reply: 'Finished', schema: finishedRunSchema },
    options,
  );
}

/**
 * Submits a run; its player signs. Where the reply is lost, `readRun` shows whether the run is scored.
 * @throws AppError `run.unknown`, `run.foreign`, `run.malformed-log`, `run.too-long`, `run.too-early`, `run.too-late`,
 *   `run.after-end`, `run.other-log`, `run.enough`
 */
export function submitRun(
  arcade: ProcessPlace,
  played: PlayedRun,
  options: ProcessSendOptions,
): Promise<ScoredRun> {
  return arcadeCalls.send(
    arcade,
    { action: 'Submit', data: played, reply: 'Scored', schema: scoredRunSchema },
    options,
  );
}

/**
 * Reads the status of a run: open, or scored.
 * @throws AppError `run.unknown` for a run that never began, or was dropped after its time
 */
export function readRun(arcade: ProcessPlace, run: TxId, options?: ProcessReadOptions): Promise<KnownRun> {
  return arcadeCalls.read(arcade, { action: 'OpenRun', data: { run }, schema: openRunSchema }, options);
}

/**
 * Reads all that it takes to watch a submitted run.
 * @throws AppError `run.unknown`
 */
export function readReplay(
  arcade: ProcessPlace,
  run: TxId,
  options?: ProcessReadOptions,
): Promise<RunReplay> {
  return arcadeCalls.read(arcade, { action: 'Replay', data: { run }, schema: runReplaySchema }, options);
}

/** Reads the daily run of a game. */
export function readDaily(
  arcade: ProcessPlace,
  game: GameName,
  options?: ProcessReadOptions,
): Promise<DailyRun> {
  return arcadeCalls.read(arcade, { action: 'Daily', data: { game }, schema: dailyRunSchema }, options);
}
