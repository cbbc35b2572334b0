export { type StoredValue, storedValue, useStoredValue } from '@rainbow-rabbit/console/stored';
