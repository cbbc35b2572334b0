import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { isLedgerId } from '../../../ledger-id';
import { type MessageRequest, tagsOfRequest } from './message-request';

/** A fault of a request. */
export type RequestFault =
  | { field: 'process'; kind: 'missing' | 'malformed' }
  /** A tag by its place among the rows. */
  | { field: 'tag'; index: number; kind: 'no-name' }
  | { field: 'tag'; index: number; kind: 'reserved' | 'twice'; name: string }
  | { field: 'tags'; kind: 'too-long' }
  | { field: 'data'; kind: 'too-long' };

/** Names that the network sets, or that the app adds: a message whose own tags carry them is refused, or means something else. */
const reservedNames: ReadonlySet<string> = new Set(
  [
    'Timestamp',
    'Block-Height',
    'Id',
    'Nonce',
    'Epoch',
    'Hash-Chain',
    'Module',
    'Cron',
    'From',
    'Owner',
    'Target',
    'Read-Only',
    'Data-Protocol',
    'Variant',
    'Type',
  ].map((name) => name.toLowerCase()),
);

/** Bytes of all names and values, at most: a signed item has room for 4096 with what is added. */
const maxTagBytes = 3500;

/** Bytes of the data, at most, so that the signed message can be kept until the network has it. */
export const maxRequestDataBytes = 100_000;

/** Returns the faults of a request, in the order of its fields. */
export function requestFaults(request: MessageRequest): RequestFault[] {
  const { process, data } = request;
  const faults: RequestFault[] = [];
  if (process === '') faults.push({ field: 'process', kind: 'missing' });
  else if (!isLedgerId(process)) faults.push({ field: 'process', kind: 'malformed' });
  faults.push(...tagFaults(request));
  const tagBytes = tagsOfRequest(request).reduce(
    (sum, { name, value }) => sum + utf8(name).length + utf8(value).length,
    0,
  );
  if (tagBytes > maxTagBytes) faults.push({ field: 'tags', kind: 'too-long' });
  if (utf8(data).length > maxRequestDataBytes) faults.push({ field: 'data', kind: 'too-long' });
  return faults;
}

function tagFaults({ action, tags }: MessageRequest): RequestFault[] {
  const seen = new Set(action === '' ? [] : ['action']);
  return tags.flatMap(({ name, value }, index): RequestFault[] => {
    if (name === '') return value === '' ? [] : [{ field: 'tag', index, kind: 'no-name' }];
    const key = name.toLowerCase();
    if (reservedNames.has(key)) return [{ field: 'tag', index, kind: 'reserved', name }];
    if (seen.has(key)) return [{ field: 'tag', index, kind: 'twice', name }];
    seen.add(key);
    return [];
  });
}
