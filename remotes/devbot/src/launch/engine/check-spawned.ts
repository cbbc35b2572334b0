import type { SignedItem } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, type ProcessId, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { LedgerPlace } from '../../ledger/place';
import { readProcess } from '../../ledger/read-process';

/**
 * Reads the spawn of a launched process back from the scheduler unit, and compares it with the item that was signed: the owner, each
 * tag (so the module, too) in its order, and the data, which are the code. The unit's answer counts only with its signature.
 * @throws AppError `launch.differs`, and those of the read
 */
export async function checkSpawned(place: LedgerPlace, { id, item }: SignedItem): Promise<void> {
  const [signed, found] = await Promise.all([
    parseDataItem(fromBase64Url(item)),
    readProcess(place, id as string as ProcessId),
  ]);
  const isSame =
    found.owner === signed.address &&
    found.data === new TextDecoder().decode(signed.data) &&
    JSON.stringify(found.tags.map(({ name, value }) => [name, value])) ===
      JSON.stringify(signed.tags.map(({ name, value }) => [name, value]));
  if (!isSame) throw new AppError('launch.differs', { params: { part: 'spawn' } });
}
