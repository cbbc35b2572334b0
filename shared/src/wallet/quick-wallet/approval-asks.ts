import { bytesOf, type DataItemInput, fromBase64Url, type Tag, type TransactionLike } from '../../arweave';
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

/** aos reads the last tag of a name, and some units ignore the case of letters. */
function actionOf(tags: readonly Tag[] = []): string | undefined {
  return tags.findLast(({ name }) => name.toLowerCase() === 'action')?.value;
}

export function askForDataItem({ tags, target, data, receiver }: DataItemInput): ApprovalAsk {
  return { kind: 'data-item', action: actionOf(tags), target, receiver, tags, data: readable(data) };
}

export function askForTransaction(asked: TransactionLike): ApprovalAsk {
  const { target, quantity, reward, tags, data } = asked;
  const readableTags = tags.map(({ name, value }) => ({ name: tagText(name), value: tagText(value) }));
  const action = actionOf(readableTags);
  const bytes = Number(asked.data_size) || undefined;
  return {
    kind: 'transaction',
    action,
    target,
    quantity,
    reward,
    tags: readableTags,
    data: readable(data),
    bytes,
  };
}

export function askForMessage(data: Uint8Array): ApprovalAsk {
  return { kind: 'message', data: readable(data) };
}

/** Unknown bytes are shown as their text, if they are text, else in hexadecimal. */
export function askForBytes(data: Uint8Array): ApprovalAsk {
  const hex = () => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return { kind: 'bytes', data: readable(data) ?? hex() };
}
