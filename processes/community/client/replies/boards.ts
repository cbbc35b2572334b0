import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { boardLists } from '../generated';

export const boardEntries = {
  /** Also the part of the route that shows it. An event's board has the id of its process. */
  id: v.string(),
  kind: v.picklist(['overall', 'league', 'city', 'event', 'game']),
  title: v.optional(v.string()),
  /** Slug of the city that it is about. */
  city: v.optional(v.string()),
  /** Number of people on it. */
  rows: wholeNumber,
  /** Time of the latest points, in Unix milliseconds; 0 before. */
  changedAt: wholeNumber,
};

const boardSchema = v.object(boardEntries);

/** A board at a glance. */
export type BoardSummary = v.InferOutput<typeof boardSchema>;

export const boardListSchema = v.object({
  total: wholeNumber,
  boards: v.array(boardSchema),
  at: ledgerTime,
});

/** A page of the boards, in the order in which they were opened: `overall` and `league` first. */
export type BoardList = v.InferOutput<typeof boardListSchema>;

const boardRowSchema = v.object({
  /** From 1. */
  place: wholeNumber,
  address: addressText,
  name: v.optional(v.string()),
  /** Slug of the city that the person plays for this season. */
  city: v.optional(v.string()),
  points: wholeNumber,
  /** Places up since the day began (UTC), negative for down; absent for a person who had no place then. */
  moved: v.optional(v.pipe(v.number(), v.integer())),
});

/** A person's row on a board. */
export type BoardRow = v.InferOutput<typeof boardRowSchema>;

/** The part of an event's `Info` (docs/protocol.md) that names its board. */
export const eventNameSchema = v.object({ name: v.optional(v.string()) });

const boardRowsEntries = {
  id: v.string(),
  list: v.picklist(boardLists),
  /** Number of rows of the list. */
  total: wholeNumber,
  rows: v.array(boardRowSchema),
  at: ledgerTime,
};

export const boardPageSchema = v.object({
  ...boardRowsEntries,
  /** Number of rows of the list of everybody who isn't known to be a person. */
  others: wholeNumber,
  /** The title that the staff gave the board with its source. */
  title: v.optional(v.string()),
});

/** A page of one list of a board. */
export type BoardPage = v.InferOutput<typeof boardPageSchema>;

export const boardPlaceSchema = v.object({
  ...boardRowsEntries,
  /** Absent when the address is not on the list; there are no rows then. */
  place: v.optional(wholeNumber),
});

/** The place of an address on a list, and the rows around it. */
export type BoardPlace = v.InferOutput<typeof boardPlaceSchema>;

export const boardSearchSchema = v.object({
  id: v.string(),
  /** By name. */
  rows: v.array(boardRowSchema),
  /** The `from` of the search that goes on; absent when every name was looked at. */
  next: v.optional(wholeNumber),
  at: ledgerTime,
});

/** The rows of a list whose names begin with a text. */
export type BoardSearch = v.InferOutput<typeof boardSearchSchema>;
