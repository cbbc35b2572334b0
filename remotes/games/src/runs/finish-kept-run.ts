import { finishRun, type ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { hasCode, isFrom } from '@rainbow-rabbit/shared/errors';
import { deviceSigner } from './device-key';
import { keepRun, keptRun } from './kept-run-store';
import { type KeptRun, lastMomentOf } from './kept-runs.domain';

/** The wait between two attempts. */
const againMs = 2000;

/** The runs whose end is on its way to the ledger. */
const going = new Set<string>();

/**
 * Lets the ledger know the end of a kept run with the key of this device, again and again while there is time: its player can then
 * approve it later. A refusal ends it; the submission says what is wrong.
 */
export async function finishKeptRun(arcade: ProcessPlace, { run }: Pick<KeptRun, 'run'>): Promise<void> {
  if (going.has(run)) return;
  going.add(run);
  try {
    for (let kept = keptRun(run); kept && !kept.isFinished; kept = keptRun(run)) {
      if (Date.now() > lastMomentOf(kept)) return;
      if (await isKnown(arcade, kept)) return;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  } finally {
    going.delete(run);
  }
}

/** Sends the end of a run once. Returns true when no other attempt is of use. */
async function isKnown(arcade: ProcessPlace, { run, steps, inputs }: KeptRun): Promise<boolean> {
  try {
    await finishRun(arcade, { run: run as TxId, steps, inputs }, { signer: await deviceSigner() });
  } catch (error) {
    if (!hasCode(error, 'run.finished')) return isFrom(error, 'run') && !hasCode(error, 'run.too-early');
  }
  const kept = keptRun(run);
  if (kept) keepRun({ ...kept, isFinished: true });
  return true;
}
