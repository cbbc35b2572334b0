import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { GatewayReader, GenuineRecord } from '@rainbow-rabbit/shared/gateway';
import { maxPreviewBytes } from './preview-limit';

/** What the gateway has under an id. */
export type FoundEntry =
  /** What it says was signed by its owner. */
  | { kind: 'record'; record: GenuineRecord }
  /** Items inside bundles have no record of their own: there is data, and only the gateway's word for it. */
  | { kind: 'data'; bytes: Uint8Array };

/** Finds what is stored under an id. @throws AppError `gateway.*`, those of `request` */
export async function findEntry(id: string, reader: GatewayReader): Promise<FoundEntry> {
  try {
    return { kind: 'record', record: await reader.transaction(id) };
  } catch (error) {
    if (!hasCode(error, 'gateway.tx-not-found')) throw error;
    const { bytes, record } = await reader.data(id, maxPreviewBytes);
    return record ? { kind: 'record', record } : { kind: 'data', bytes };
  }
}
