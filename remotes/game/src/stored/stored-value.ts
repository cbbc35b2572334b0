export { type StoredValue, storedValue, useStoredValue } from '@rainbow-rabbit/parts/console/stored';
