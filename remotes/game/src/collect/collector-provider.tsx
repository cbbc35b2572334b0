import type { ReactNode } from 'react';
import { CollectorContext } from './collector-context';
import { useCollecting } from './use-collecting';

/** Collects for everything below it. */
export function CollectorProvider({ children }: { children: ReactNode }) {
  return <CollectorContext value={useCollecting()}>{children}</CollectorContext>;
}
