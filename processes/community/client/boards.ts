import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import { type boardLists, type boardPeriods, maxBoards, maxBoardsPage, maxCities } from './generated';
import {
  type BoardList,
  type BoardPage,
  type BoardPlace,
  type BoardSearch,
  type BoardSummary,
  boardListSchema,
  boardPageSchema,
  boardPlaceSchema,
  boardSearchSchema,
  eventNameSchema,
} from './replies/boards';

/** The time whose points a board shows: all, or the calendar month that goes on, in UTC. */
export type BoardPeriod = (typeof boardPeriods)[number];

/** A list of a board: of people, who have ranks, or of everybody else (docs/decisions/088-boards.md). */
export type BoardListName = (typeof boardLists)[number];

/** A board, and the points that it counts: those of a period, and of the people who play for a city this season if it names one. */
export interface BoardSelection {
  id: string;
  /** Default: all. */
  period?: BoardPeriod;
  /** Slug. */
  city?: string;
}

/** Reads a page of the boards. */
export function readBoards(
  community: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<BoardList> {
  return communityCalls.read(community, { action: 'Boards', data: page, schema: boardListSchema }, options);
}

/** The most boards that there can be: each city has one besides the others, whose room grows by the number of cities. */
const mostBoards = maxBoards + 2 * maxCities;

/** Reads all boards, page by page, but no more than there can be. */
export async function readAllBoards(
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<readonly BoardSummary[]> {
  const boards: BoardSummary[] = [];
  for (;;) {
    const page = await readBoards(community, { offset: boards.length, limit: maxBoardsPage }, options);
    boards.push(...page.boards);
    if (page.boards.length === 0 || boards.length >= Math.min(page.total, mostBoards)) return boards;
  }
}

/** One list of a board, that of people unless another is named. Everybody else plays for no city. */
export interface BoardListSelection extends BoardSelection {
  list?: BoardListName;
}

/**
 * Reads a page of a list of a board, of at most `maxBoardPage` rows.
 * @throws AppError `board.unknown`, `city.unknown`
 */
export function readBoard(
  community: ProcessPlace,
  list: BoardListSelection & PageRange,
  options?: ProcessReadOptions,
): Promise<BoardPage> {
  return communityCalls.read(community, { action: 'Board', data: list, schema: boardPageSchema }, options);
}

/** Reads the name that an event's process has, for a board without a title; undefined for one without a name. */
export async function readEventName(
  event: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<string | undefined> {
  const { name } = await communityCalls.read(event, { action: 'Info', schema: eventNameSchema }, options);
  return name;
}

/**
 * Reads the place of an address on its list of a board, and at most `around` rows on each side of it (`maxBoardAround`).
 * @throws AppError `board.unknown`, `city.unknown`
 */
export function readBoardPlace(
  community: ProcessPlace,
  list: BoardSelection & { address: Address; around?: number },
  options?: ProcessReadOptions,
): Promise<BoardPlace> {
  return communityCalls.read(
    community,
    { action: 'BoardPlace', data: list, schema: boardPlaceSchema },
    options,
  );
}

/**
 * Searches a list of a board for people whose names begin with a text, in any spelling. The reply's `next`, where it has one, is the
 * `from` of the search that goes on.
 * @throws AppError `board.unknown`, `city.unknown`
 */
export function searchBoard(
  community: ProcessPlace,
  list: BoardListSelection & { name: string; from?: number },
  options?: ProcessReadOptions,
): Promise<BoardSearch> {
  return communityCalls.read(
    community,
    { action: 'BoardSearch', data: list, schema: boardSearchSchema },
    options,
  );
}
