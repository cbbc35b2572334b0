export { followBoard, followInfo, followMe } from './follow-snapshots';
export { openSignedText, type SignedKind, signText } from './signed-text';
export { importRelayKey, type SnapshotPart, signSnapshot, snapshotTopic } from './snapshot';
export type { RelayedReply } from './snapshot-check';
export { createSnapshotSieve, snapshotMaxAgeMs } from './snapshot-sieve';
export { type DirectRead, spotChecked } from './spot-checks';
