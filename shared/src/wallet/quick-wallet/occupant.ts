import { hasCode } from '../../errors';
import type { Occupant } from '../keyfile';
import { type AccountRecord, isLocked, parseRecord } from './account-record';
import { keyfileOf } from './keyfile-cipher';

/** Damage is the only thing that can be wrong with a text. */
function readable<T>(error: unknown, otherwise: T): T {
  if (hasCode(error, 'wallet.record-corrupt')) return otherwise;
  throw error;
}

/** The key of a locked account can't be read without its user, so it counts as whole. */
async function isWhole(record: AccountRecord): Promise<boolean> {
  if (isLocked(record)) return true;
  try {
    await keyfileOf(record.address, record.keyfile);
    return true;
  } catch (error) {
    return readable(error, false);
  }
}

/** @param text the record as it is stored */
export async function occupantOf(text: string | null): Promise<Occupant> {
  try {
    const record = parseRecord(text);
    if (!record) return { status: 'none' };
    if (!(await isWhole(record))) return { status: 'damaged' };
    return { status: 'account', address: record.address, isLocked: isLocked(record) };
  } catch (error) {
    return readable<Occupant>(error, { status: 'damaged' });
  }
}
