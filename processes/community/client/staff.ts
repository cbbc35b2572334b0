import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import type { communityActNames } from './generated';
import {
  type CommunityInfo,
  type CommunityStaffLog,
  communityInfoSchema,
  communityStaffLogSchema,
} from './replies/staff';

type CommunityActName = (typeof communityActNames)[number];

/** The reason of an act, for the public log of the staff. */
export interface CommunityAct {
  reason: string;
}

/** Reads the community at a glance. */
export function readCommunityInfo(
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<CommunityInfo> {
  return communityCalls.read(community, { action: 'Info', schema: communityInfoSchema }, options);
}

/** Reads a page of what the staff did, newest first. */
export function readCommunityStaffLog(
  community: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<CommunityStaffLog> {
  return communityCalls.read(
    community,
    { action: 'StaffLog', data: page, schema: communityStaffLogSchema },
    options,
  );
}

/** Makes the function that sends one act of the staff. */
export const communityAct =
  <Data = unknown>(action: CommunityActName) =>
  (community: ProcessPlace, data: CommunityAct & Data, options: ProcessSendOptions): Promise<CommunityInfo> =>
    communityCalls.send(community, { action, data, reply: 'Info', schema: communityInfoSchema }, options);

/** Changes the list of the staff; the owner always belongs to it. */
export const changeCommunityStaff = /* @__PURE__ */ communityAct<{
  add?: readonly Address[];
  remove?: readonly Address[];
}>('Staff');
