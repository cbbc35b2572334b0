export { type StoredValue, storedValue, useStoredValue } from './stored-value';
