import { createContext, type ReactNode, useContext } from 'react';
import { AppError } from '../errors';
import type { AoClient } from './types';

const AoContext = createContext<AoClient | undefined>(undefined);

/** Provides the app's one AO client to all components below it. */
export function AoProvider({ client, children }: { client: AoClient; children: ReactNode }) {
  return <AoContext value={client}>{children}</AoContext>;
}

/**
 * The AO client of this app.
 * @throws AppError `ao.no-provider` outside of an `AoProvider`
 */
export function useAo(): AoClient {
  const client = useContext(AoContext);
  if (!client) throw new AppError('ao.no-provider');
  return client;
}
