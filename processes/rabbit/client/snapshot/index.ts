export { followBoard, followInfo } from './follow-snapshots';
export { type SnapshotPart, signSnapshot, snapshotTopic } from './snapshot';
export { createSnapshotSieve, snapshotMaxAgeMs } from './snapshot-sieve';
