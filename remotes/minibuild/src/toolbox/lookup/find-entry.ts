import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { GatewayReader, GenuineRecord } from '@rainbow-rabbit/shared/gateway';

/** The maximum size of data that is fetched for a preview. */
export const maxPreviewBytes = 4 * 1024 ** 2;

/** The data of a gateway for an id. */
export type FoundEntry =
  /** The record, verified as signed by its owner. */
  | { kind: 'record'; record: GenuineRecord }
  /** Items inside bundles have no record of their own: only data, which can't be verified. */
  | { kind: 'data'; bytes: Uint8Array };

/** Finds the entry with an id. @throws AppError `gateway.*`, those of `request` */
export async function findEntry(id: string, reader: GatewayReader): Promise<FoundEntry> {
  try {
    return { kind: 'record', record: await reader.transaction(id) };
  } catch (error) {
    if (!hasCode(error, 'gateway.tx-not-found')) throw error;
    const { bytes, record } = await reader.data(id, maxPreviewBytes);
    return record ? { kind: 'record', record } : { kind: 'data', bytes };
  }
}
