import type { ReactNode } from 'react';
import type { OnePage } from '../../rows';
import { Loading, ReadFailure } from './read-state';

interface PagePartProps<Value> {
  page: OnePage<Value>;
  /** Draws what was read, also while it is read again. */
  children: (value: Value) => ReactNode;
}

/** A part of a section that is read: a spinner until it is there, or the error in its place. */
export function PagePart<Value>({ page, children }: PagePartProps<Value>) {
  const { status, value, error, reload } = page;
  if (status === 'failed') return <ReadFailure error={error} reload={reload} />;
  return value === undefined ? <Loading /> : children(value);
}
