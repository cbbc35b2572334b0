import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value';

/** Returns the current value of a stored value; renders again whenever any tab changes it. */
export function useStoredValue<T>(stored: StoredValue<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.read);
}
