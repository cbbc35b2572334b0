import type { DataItemInput, Tag } from '../arweave';
import { AppError } from '../errors';
import type { AoMessage } from './types';

const protocolTags: readonly Tag[] = [
  { name: 'Data-Protocol', value: 'ao' },
  { name: 'Variant', value: 'ao.TN.1' },
  { name: 'Type', value: 'Message' },
];

/** Returns the data item of a message, as it is signed. */
export const itemOf = ({
  process,
  tags,
  data = '',
  receiver,
}: AoMessage): DataItemInput & { tags: readonly Tag[] } => ({
  target: process,
  tags: [...protocolTags, ...tags],
  data,
  ...(receiver !== undefined && { receiver }),
});

export const aborted = () => new AppError('ao.aborted');

/** @throws AppError `ao.aborted` */
export function assertGoesOn(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted();
}

/** @throws AppError `ao.unreachable`, for code that can't be loaded */
export const unreachable = (cause: unknown): never => {
  throw new AppError('ao.unreachable', { cause, retryable: true });
};
