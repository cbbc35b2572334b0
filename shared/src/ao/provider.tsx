import { createContext, type ReactNode, useContext } from 'react';
import { AppError } from '../errors';
import type { AoClient } from './types';

const AoContext = createContext<AoClient | undefined>(undefined);

/** Gives everything below it the one client through which the app talks to AO. */
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
