import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import { type CommunityData, maxAnnounced, maxAnnouncedPage } from './generated';
import {
  type AnnouncedEvent,
  announcedEventsSchema,
  changedEventSchema,
  proposedEventsSchema,
} from './replies/events';
import { readWholeList } from './whole-list';

/** An event as the lead of its city announces it; a change gives all fields anew. */
export type EventAnnouncement = Omit<CommunityData['AnnounceEvent'], 'sequence'>;

/** Announces an event, or changes what is announced of it. For the lead of its city and the staff. */
export async function announceEvent(
  community: ProcessPlace,
  data: EventAnnouncement,
  options: ProcessSendOptions,
): Promise<void> {
  await communityCalls.send(
    community,
    { action: 'AnnounceEvent', data, schema: changedEventSchema },
    options,
  );
}

/** Takes an event off the list. For the lead of its city and the staff. */
export async function withdrawEvent(
  community: ProcessPlace,
  data: { process: ProcessId },
  options: ProcessSendOptions,
): Promise<void> {
  await communityCalls.send(
    community,
    { action: 'WithdrawEvent', data, schema: changedEventSchema },
    options,
  );
}

/** Proposes an event to a city, whose lead announces or declines it, in place of the sender's earlier proposal. */
export async function proposeEvent(
  community: ProcessPlace,
  data: EventAnnouncement,
  options: ProcessSendOptions,
): Promise<void> {
  await communityCalls.send(community, { action: 'ProposeEvent', data, schema: changedEventSchema }, options);
}

/** Declines the proposals of an event to a city. For its lead and the staff. */
export async function declineEvent(
  community: ProcessPlace,
  data: { city: string; process: ProcessId },
  options: ProcessSendOptions,
): Promise<void> {
  await communityCalls.send(community, { action: 'DeclineEvent', data, schema: changedEventSchema }, options);
}

/** Reads what is proposed to a city. Anybody may propose anything: the event's own process shows whose it is. */
export async function readProposedEvents(
  community: ProcessPlace,
  data: { city: string },
  options?: ProcessReadOptions,
): Promise<readonly AnnouncedEvent[]> {
  const call = { action: 'ProposedEvents', data, schema: proposedEventsSchema } as const;
  return (await communityCalls.read(community, call, options)).events;
}

/** Reads what cities announce. Some events may have ended. */
export const readAnnouncedEvents = (
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<readonly AnnouncedEvent[]> =>
  readWholeList({
    ...{ name: 'events', longest: maxAnnouncedPage, most: maxAnnounced },
    read: (data, published) =>
      communityCalls.read(
        community,
        { action: 'AnnouncedEvents', data, schema: announcedEventsSchema, published },
        options,
      ),
  });
