export { type SnapshotPart, signSnapshot, snapshotTopic } from './snapshot';
export { createSnapshotSieve, snapshotMaxAgeMs } from './snapshot-sieve';
