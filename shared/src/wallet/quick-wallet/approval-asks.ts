import { bytesOf, type DataItemInput, fromBase64Url, type TransactionLike } from '../../arweave';
import type { ApprovalAsk } from '../connector';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns data as text, if it is text.
 * @throws AppError `data-item.*` for a value that is not data, before the user is asked
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

/**
 * Decodes the name or value of a transaction's tag. Returns it unchanged if it isn't base64url: invalid tags are
 * rejected later.
 */
function tagText(half: string): string {
  try {
    return readable(fromBase64Url(half)) ?? half;
  } catch {
    return half;
  }
}

export function askForDataItem({ tags, target, data }: DataItemInput): ApprovalAsk {
  const action = tags?.find(({ name }) => name === 'Action')?.value;
  return { kind: 'data-item', action, target, tags, data: readable(data) };
}

export function askForTransaction({ target, quantity, tags, data }: TransactionLike): ApprovalAsk {
  const told = tags.map(({ name, value }) => ({ name: tagText(name), value: tagText(value) }));
  return { kind: 'transaction', target, quantity, tags: told, data: readable(data) };
}

export function askForMessage(data: Uint8Array): ApprovalAsk {
  return { kind: 'message', data: readable(data) };
}
