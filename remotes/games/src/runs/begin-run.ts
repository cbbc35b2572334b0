import {
  type BegunRun,
  beginRun,
  type ProcessPlace,
  type RunPlace,
} from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { deviceSigner } from './device-key';

/** A run that the ledger knows, and the time by which this device's clock is ahead of it. */
export interface RankedRun extends BegunRun {
  aheadMs: number;
}

/** Begins a run with the key of this device, so that the wallet asks nothing before play. */
export async function beginRankedRun(
  arcade: ProcessPlace,
  run: { game: GameName; on: RunPlace; player: Address },
): Promise<RankedRun> {
  const begun = await beginRun(arcade, run, { signer: await deviceSigner() });
  return { ...begun, aheadMs: Date.now() - begun.at };
}
