import { Loading, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import type { ReactNode } from 'react';

interface PagePartProps<Value> {
  page: ReturnType<typeof usePage<Value>>;
  /** Draws what was read, also while it is read again. */
  children: (value: Value, page: { reload: () => void }) => ReactNode;
}

/** A part of a section that is read: a spinner until it is there, or the error in its place. */
export function PagePart<Value>({ page: { status, value, error, reload }, children }: PagePartProps<Value>) {
  if (status === 'failed') return <ReadFailure error={error} reload={reload} />;
  return value === undefined ? <Loading /> : children(value, { reload });
}

interface ReadPartProps<Value> {
  /** Reads it once, past every cache; another function reads again. */
  read: Parameters<typeof usePage<Value>>[0];
  children: PagePartProps<Value>['children'];
}

/** A part of a section that reads what it shows. */
export const ReadPart = <Value,>({ read, children }: ReadPartProps<Value>) => (
  <PagePart page={usePage(read)}>{children}</PagePart>
);
