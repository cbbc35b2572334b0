import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import type {
  ProcessPlace,
  ProcessReadOptions,
  ProcessSendOptions,
  PublishedReply,
} from '../../common/client';
import { communityCalls } from './community-calls';
import { type CommunityData, maxAnnounced, maxAnnouncedPage } from './generated';
import {
  type AnnouncedEvent,
  announcedEventsSchema,
  changedEventSchema,
  proposedEventsSchema,
} from './replies/events';

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

/** The reply to `AnnouncedEvents`; what is published is all of it, from which each page is taken. */
const publishedEvents =
  ({ offset, limit }: { offset: number; limit: number }): PublishedReply =>
  async (ask) => {
    const [events] = v.parse(v.tuple([v.array(v.unknown())]), await ask('events'));
    return { total: events.length, events: events.slice(offset, offset + limit) };
  };

/** Reads what cities announce, page by page, but no more than there can be. Some events may have ended. */
export async function readAnnouncedEvents(
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<readonly AnnouncedEvent[]> {
  const events: AnnouncedEvent[] = [];
  let total = 1;
  for (let offset = 0; offset < Math.min(total, maxAnnounced); offset += maxAnnouncedPage) {
    const data = { offset, limit: maxAnnouncedPage };
    const page = await communityCalls.read(
      community,
      {
        action: 'AnnouncedEvents',
        data,
        schema: announcedEventsSchema,
        published: publishedEvents(data),
      },
      options,
    );
    events.push(...page.events);
    total = page.total;
  }
  return events;
}
