import type { entryKinds, entryOrders, fileTypes, phaseNames, timedPhases } from '../generated';

/** A phase of a contest. */
export type ContestPhase = (typeof phaseNames)[number];

/** A phase that has a time. */
export type TimedPhase = (typeof timedPhases)[number];

/** A kind of entry. */
export type EntryKind = (typeof entryKinds)[number];

/** An order of a list of entries. */
export type ContestOrder = (typeof entryOrders)[number];

/** A type of an entry's file. */
export type FileType = (typeof fileTypes)[number];
