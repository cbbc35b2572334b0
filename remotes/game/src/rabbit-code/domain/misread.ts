import type { ReadCard } from '../../ticket/domain/read-card';

/** The reason why a text that the camera read, or a player typed, leads to no rabbit of this event. */
export type Misread =
  | { kind: 'foreign' }
  | { kind: 'damaged' }
  | { kind: 'other-event'; name?: string; slug?: string }
  | ReadCard;
