import type { ReactNode } from 'react';
import { DisclosingContext } from './disclosing-context';
import { useDisclosing } from './use-disclosing';

/** Discloses for everything below it. */
export function DisclosingProvider({ children }: { children: ReactNode }) {
  return <DisclosingContext value={useDisclosing()}>{children}</DisclosingContext>;
}
