import type { TransactionLike } from '../../arweave';
import { bytesOf, type DataItemInput } from '../../arweave';
import type { ApprovalAsk } from '../types';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The text that data is, if it is one.
 * @throws AppError `data-item.*` when it is no data at all, before anybody is asked
 */
function readable(data: string | Uint8Array): string | undefined {
  if (typeof data === 'string') return data;
  const bytes = bytesOf(data);
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

export function askForDataItem({ tags = [], target, data }: DataItemInput): ApprovalAsk {
  const action = tags.find(({ name }) => name === 'Action')?.value;
  return { kind: 'data-item', action, target, data: readable(data) };
}

export function askForTransaction({ target, quantity, data }: TransactionLike): ApprovalAsk {
  return { kind: 'transaction', target, quantity, data: readable(data) };
}

export function askForMessage(data: Uint8Array): ApprovalAsk {
  return { kind: 'message', data: readable(data) };
}
