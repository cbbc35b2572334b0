import { lastTagValue } from '../../../ledger/domain/last-tag-value';
import type { LogEntry } from '../../../ledger/domain/log-entry';
import { oneLine } from '../../../words/visible-text.domain';

/** A row of a log: the part of an entry that a list shows. Whole entries may have a page of data each. */
export interface LoggedRow {
  nonce: number;
  id: string;
  from: string;
  signer: string;
  /** True when a process sent it, by the word of an authority. */
  isPushed: boolean;
  /** Empty for a message without one. */
  action: string;
  /** The beginning of the data, in one line. */
  preview: string;
  sizeBytes: number;
  timestamp: number;
  isVerified: boolean;
}

const maxPreview = 160;

/** Returns the row of an entry. */
export function logRowOf(entry: LogEntry): LoggedRow {
  const { nonce, id, from, signer, fromProcess, tags, data, bytes, timestamp, isVerified } = entry;
  const action = lastTagValue(tags, 'Action') ?? (nonce === 0 ? (lastTagValue(tags, 'Type') ?? '') : '');
  return {
    nonce,
    id,
    from,
    signer,
    isPushed: fromProcess !== undefined,
    action: action.slice(0, 200),
    preview: oneLine(data, maxPreview),
    sizeBytes: bytes?.byteLength ?? new TextEncoder().encode(data).byteLength,
    timestamp,
    isVerified,
  };
}

/** The rows that a filter lets through: an action or a part of one, and a sender or the beginning of one. */
export interface LogRowFilter {
  action: string;
  sender: string;
}

/** Returns true when a filter lets every row through. */
export const isNoFilter = ({ action, sender }: LogRowFilter): boolean => action === '' && sender === '';

/** Returns true when a filter lets a row through. */
export function passes(row: LoggedRow, { action, sender }: LogRowFilter): boolean {
  const isOfSender = row.from.startsWith(sender) || row.signer.startsWith(sender);
  return isOfSender && row.action.toLowerCase().includes(action.toLowerCase());
}
