import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type BatchState, batchStateSchema } from '../../admission/client';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { publishedBoard, publishedInfo, publishedMe } from './published';
import { rabbitCalls } from './rabbit-calls';
import type { RabbitId } from './rabbit-id';
import { type AnswerList, answersSchema } from './replies/answer';
import { type EventInfo, eventInfoSchema } from './replies/event';
import { type Leaderboard, leaderboardSchema } from './replies/leaderboard';
import { type PersonReply, personSchema } from './replies/person';
import { type Me, meSchema } from './replies/player';
import {
  type Contacts,
  contactsSchema,
  type PlayerList,
  playerListSchema,
  type StaffLog,
  staffLogSchema,
} from './replies/staff';
import { type Standings, standingsSchema } from './replies/standings';

/** A page of a list: `limit` rows (at most `maxPageLimit`) from row `offset` on, which counts from 0. */
export interface BoardRange {
  offset: number;
  limit: number;
}

/** Reads the event: its phase, settings, numbers and news. */
export function readEventInfo(rabbit: ProcessPlace, options?: ProcessReadOptions): Promise<EventInfo> {
  return rabbitCalls.read(
    rabbit,
    { action: 'Info', schema: eventInfoSchema, published: publishedInfo },
    options,
  );
}

/** Reads the player of an address, with the newest claims on the player's rabbit. */
export function readMe(rabbit: ProcessPlace, address: Address, options?: ProcessReadOptions): Promise<Me> {
  return rabbitCalls.read(
    rabbit,
    {
      action: 'Me',
      data: { address, catches: true },
      schema: meSchema,
      published: publishedMe(address),
    },
    options,
  );
}

/** Reads whether an address counts as a person by the event (docs/decisions/084-admission.md). */
export function readPerson(
  rabbit: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<PersonReply> {
  return rabbitCalls.read(rabbit, { action: 'Person', data: { address }, schema: personSchema }, options);
}

/** Reads the player of a rabbit. */
export function readRabbit(
  rabbit: ProcessPlace,
  number: RabbitId,
  options?: ProcessReadOptions,
): Promise<Me> {
  return rabbitCalls.read(rabbit, { action: 'Me', data: { rabbit: number }, schema: meSchema }, options);
}

/** Reads the player of a rabbit, with the newest claims on it. */
export function readRabbitWithCatches(
  rabbit: ProcessPlace,
  number: RabbitId,
  options?: ProcessReadOptions,
): Promise<Me> {
  return rabbitCalls.read(
    rabbit,
    { action: 'Me', data: { rabbit: number, catches: true }, schema: meSchema },
    options,
  );
}

/** Reads a page of the ranking. */
export function readLeaderboard(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<Leaderboard> {
  const published = publishedBoard(page);
  return rabbitCalls.read(
    rabbit,
    { action: 'Leaderboard', data: page, schema: leaderboardSchema, ...(published && { published }) },
    options,
  );
}

/**
 * Reads the standings of at most `maxStandings` rabbits, in lines for `playersOfStandings`.
 * @param offset number before that of the first rabbit
 */
export function readStandings(
  rabbit: ProcessPlace,
  offset: number,
  options?: ProcessReadOptions,
): Promise<Standings> {
  return rabbitCalls.read(
    rabbit,
    { action: 'Standings', data: { offset }, schema: standingsSchema },
    options,
  );
}

/** Reads a page of what the staff did, newest first. */
export function readStaffLog(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<StaffLog> {
  return rabbitCalls.read(rabbit, { action: 'StaffLog', data: page, schema: staffLogSchema }, options);
}

/** Reads a page of the players' sealed contacts. */
export function readContacts(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<Contacts> {
  return rabbitCalls.read(rabbit, { action: 'Contacts', data: page, schema: contactsSchema }, options);
}

/**
 * Reads a page of all players by rabbit number, banned and removed ones too.
 * @param page with `search`, only players whose nickname contains the text or whose address begins with it: one read looks
 *   at 500 players from `offset` on, and `next` says where to go on. With `onX`, only players who gave an X username and
 *   are still in the game
 */
export function readPlayers(
  rabbit: ProcessPlace,
  page: BoardRange & { search?: string; onX?: boolean },
  options?: ProcessReadOptions,
): Promise<PlayerList> {
  return rabbitCalls.read(rabbit, { action: 'Players', data: page, schema: playerListSchema }, options);
}

/** Reads a batch of tickets, and which of them were used. */
export function readBatch(
  rabbit: ProcessPlace,
  batch: number,
  options?: ProcessReadOptions,
): Promise<BatchState> {
  return rabbitCalls.read(rabbit, { action: 'Batch', data: { batch }, schema: batchStateSchema }, options);
}

/** Reads a page of the answers to the current question, in the ledger's order. */
export function readAnswers(
  rabbit: ProcessPlace,
  page: BoardRange,
  options?: ProcessReadOptions,
): Promise<AnswerList> {
  return rabbitCalls.read(rabbit, { action: 'Answers', data: page, schema: answersSchema }, options);
}
