import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import type { CommunityData } from './generated';
import {
  type Comers,
  type Coming,
  comersSchema,
  comingSchema,
  type MeetUp,
  type MeetUpRows,
  meetUpKeepsakeSchema,
  meetUpListSchema,
  meetUpSchema,
  type OwnMeetUp,
  ownMeetUpsSchema,
  savedMeetUpSchema,
} from './replies/meet-ups';

/**
 * The fields of a meet-up as an organiser gives them; a change gives all of them anew. `id` is the number of the meet-up that
 * changes, and `base` the `changes` of it that the change was made from: refused with `meetup.conflict` once there are others.
 */
export type MeetUpDraft = CommunityData['MeetUp'];

/** Adds a meet-up or changes one, as an organiser of its city. Returns its number. */
export async function saveMeetUp(
  community: ProcessPlace,
  data: MeetUpDraft,
  options: ProcessSendOptions,
): Promise<number> {
  const call = { action: 'MeetUp' as const, data, reply: 'MeetUpSaved', schema: savedMeetUpSchema };
  return (await communityCalls.send(community, call, options)).id;
}

/** A page of meet-ups, of all cities where none is given. */
export interface MeetUpRange extends PageRange {
  /** Slug. */
  city?: string;
  /** True for those that have ended, newest first. */
  past?: boolean;
}

/**
 * Reads a page of meet-ups; `limit` is at most 20. A page ends early where its texts would make the reply too long, so the
 * next one begins at its `next`.
 */
export function readMeetUps(
  community: ProcessPlace,
  range: MeetUpRange,
  options?: ProcessReadOptions,
): Promise<MeetUpRows> {
  return communityCalls.read(
    community,
    { action: 'MeetUps', data: range, schema: meetUpListSchema },
    options,
  );
}

/** Reads one meet-up. @throws AppError `meetup.unknown` */
export function readMeetUp(
  community: ProcessPlace,
  id: number,
  options?: ProcessReadOptions,
): Promise<MeetUp> {
  return communityCalls.read(
    community,
    { action: 'MeetUpById', data: { id }, schema: meetUpSchema },
    options,
  );
}

/** Says that the sender comes to a meet-up, or takes it back. */
export function setComing(
  community: ProcessPlace,
  data: { meetUp: number; coming: boolean },
  options: ProcessSendOptions,
): Promise<Coming> {
  return communityCalls.send(community, { action: 'Coming', data, schema: comingSchema }, options);
}

/**
 * Asks for the sender's keepsake of a meet-up, which the community makes once, after its end.
 * @throws AppError `meetup.unknown`, `keepsake.malformed`, `keepsake.not-earned`
 */
export async function askForMeetUpKeepsake(
  community: ProcessPlace,
  meetUp: number,
  options: ProcessSendOptions,
): Promise<void> {
  const call = {
    action: 'Keepsake' as const,
    data: { meetUp },
    reply: 'Keepsake',
    schema: meetUpKeepsakeSchema,
  };
  await communityCalls.send(community, call, options);
}

/** Reads what an address is at some meet-ups, at most 20. */
export async function readOwnMeetUps(
  community: ProcessPlace,
  { ids, address }: { ids: readonly number[]; address: Address },
  options?: ProcessReadOptions,
): Promise<ReadonlyMap<number, OwnMeetUp>> {
  if (ids.length === 0) return new Map();
  const call = { action: 'MyMeetUps' as const, data: { ids, address }, schema: ownMeetUpsSchema };
  const { rows } = await communityCalls.read(community, call, options);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a page of the people who come to a meet-up, by arrival, and then of those who checked in besides. */
export function readComers(
  community: ProcessPlace,
  page: PageRange & { meetUp: number },
  options?: ProcessReadOptions,
): Promise<Comers> {
  return communityCalls.read(community, { action: 'Comers', data: page, schema: comersSchema }, options);
}
