export type { TopicListener } from './broker-topics';
export { followTopic } from './follow-topic';
export type { Follow } from './followed';
export { poll } from './poll';
export { afterFailure, nextDelayMs, type Reading, valueOf } from './reading';
export { type KeptAnswer, type LiveReading, type ReadingStore, useReading } from './use-reading';
