export { followBoard, followInfo, followMe } from './follow-snapshots';
export { type SnapshotPart, signSnapshot, snapshotTopic } from './snapshot';
export { createSnapshotSieve, snapshotMaxAgeMs } from './snapshot-sieve';
export { spotChecked } from './spot-checks';
