import {
  finishAllowanceMs,
  gameNames,
  stepsPerSecond,
  submitAllowanceMs,
} from '@rainbow-rabbit/processes/arcade/client/domain';
import * as v from 'valibot';

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The runs of this browser that were begun on the ledger and wait for their approval. */
export const keptRunsSchema = v.array(
  v.object({
    /** The arcade's process. */
    process: text,
    run: text,
    game: v.picklist(gameNames),
    /** `city:<slug>`, `daily` or `challenge:<slug>`. */
    on: text,
    /** The address that can submit it. */
    player: text,
    /** Times of the ledger, in Unix milliseconds. */
    begunAt: wholeNumber,
    /** The time by which the clock of this device is ahead of the ledger, in milliseconds. */
    aheadMs: v.number(),
    steps: wholeNumber,
    inputs: text,
    score: wholeNumber,
    /** Page that the run was played on. */
    path: text,
    /** True once the ledger knows its end; its player then has time for the approval. */
    isFinished: v.boolean(),
    /** True once it was signed: it may have arrived although no reply came. */
    isSent: v.boolean(),
  }),
);

export type KeptRun = v.InferOutput<typeof keptRunsSchema>[number];

/** The most runs that are kept; the ledger has no more open ones of a key. */
const maxKept = 8;

/** Returns the last moment at which a run can arrive, or its end become known, on the clock of this device (docs/product 9.225). */
export const lastMomentOf = ({
  begunAt,
  steps,
  aheadMs,
  isFinished,
}: Pick<KeptRun, 'begunAt' | 'steps' | 'aheadMs' | 'isFinished'>): number =>
  begunAt +
  Math.floor((steps * 1000) / stepsPerSecond) +
  (isFinished ? submitAllowanceMs : finishAllowanceMs) +
  aheadMs;

/** Returns the list with a run, in place of what it had of that run; the oldest go where there are too many. */
export const withKeptRun = (runs: readonly KeptRun[], run: KeptRun): KeptRun[] =>
  [...withoutKeptRun(runs, run.run), run].slice(-maxKept);

/** Returns the list without a run. */
export const withoutKeptRun = (runs: readonly KeptRun[], run: string): KeptRun[] =>
  runs.filter((kept) => kept.run !== run);
