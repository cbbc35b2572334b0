import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import {
  type BoardStanding,
  type ProcessPlace,
  readRun,
  submitRun,
} from '@rainbow-rabbit/processes/arcade/client';
import { type DeliveryState, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode, isFrom } from '@rainbow-rabbit/shared/errors';
import { dropRun, keepRun, keptRun } from './kept-run-store';
import type { KeptRun } from './kept-runs.domain';

/** A run that counts: its score and the standings that it brought. */
export interface CountedRun {
  score: number;
  boards: readonly BoardStanding[];
}

/** Refusals after which a run stays on the device: the wallet was the wrong one, or the run came a moment too early, or too late. */
const staying = ['run.foreign', 'run.too-early', 'run.too-late'] as const;

/**
 * Submits a run with one approval, and drops it once it counts or never can; a run that came too late stays on the
 * device, unranked. A run that may have arrived before is looked up first, so nobody approves it twice; a reply that is
 * lost is found the same way.
 * @throws AppError `wallet.declined`, the arcade's codes, and those of the network; `run.too-late` for a run that is gone
 */
export async function submitKeptRun(
  arcade: ProcessPlace,
  kept: KeptRun,
  signer: ItemSigner,
): Promise<CountedRun> {
  if (kept.isSent) {
    const known = await countedRun(arcade, kept);
    if (known) return known;
  }
  const { run, steps, inputs } = kept;
  const options = {
    signer,
    outbox: browserOutbox,
    onState({ status }: DeliveryState) {
      if (status === 'signed') keepRun({ ...(keptRun(run) ?? kept), isSent: true });
    },
  };
  const outcome = await outcomeOf(options, (sent) =>
    submitRun(arcade, { run: run as TxId, steps, inputs }, sent),
  );
  if (outcome.status === 'answered') {
    dropRun(run);
    return outcome.reply;
  }
  const { error } = outcome;
  if (isFrom(error, 'wallet') || staying.some((code) => hasCode(error, code))) throw error;
  // another phone's daily run of the day counts already, and no second one ever will
  if (hasCode(error, 'daily.used') || (isFrom(error, 'run') && !hasCode(error, 'run.unknown'))) {
    dropRun(run);
    throw error;
  }
  const known = await countedRun(arcade, kept, error);
  if (known) return known;
  throw error;
}

/**
 * Returns a run that counts already; undefined for a run that is still open.
 * @param failure thrown in place of a failure to look
 * @throws AppError `run.too-late` for a run that the ledger has no more
 */
async function countedRun(
  arcade: ProcessPlace,
  { run }: KeptRun,
  failure?: unknown,
): Promise<CountedRun | undefined> {
  try {
    const known = await readRun(arcade, run as TxId, { maxAgeMs: 0 });
    if (known.status === 'open') return undefined;
    dropRun(run);
    return known;
  } catch (error) {
    if (!hasCode(error, 'run.unknown')) throw failure ?? error;
    throw new AppError('run.too-late', { cause: error });
  }
}
