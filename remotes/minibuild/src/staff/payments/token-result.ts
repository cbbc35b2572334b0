import type { AoClient, AoResult } from '@rainbow-rabbit/shared/ao';
import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';

/** The time for which the ledger is asked about a message that may have arrived. */
const askedMs = 8000;

/** Returns what the token made of a message that may have arrived; undefined while the ledger doesn't know it. */
export async function knownResult(
  ao: AoClient,
  { token, message }: { token: ProcessId; message: TxId },
): Promise<AoResult | undefined> {
  try {
    return await ao.result(token, message, AbortSignal.timeout(askedMs));
  } catch (error) {
    if (isAppError(error) && error.code === 'ao.aborted') return undefined;
    throw error;
  }
}
