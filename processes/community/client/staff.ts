import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
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
export const communityAct = <const Action extends CommunityActName>(action: Action) =>
  communityCalls.sender({ action, reply: 'Info', schema: communityInfoSchema });

/** Changes the list of the staff; the owner always belongs to it. */
export const changeCommunityStaff = /* @__PURE__ */ communityAct('Staff');
