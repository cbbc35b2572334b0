import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value';

/** The current value of something stored; renders again whenever any tab changes it. */
export function useStoredValue<T>(stored: StoredValue<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.read);
}
