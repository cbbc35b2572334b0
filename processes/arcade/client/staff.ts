import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { arcadeCalls } from './arcade-calls';
import type { arcadeActNames } from './generated';
import {
  type ArcadeInfo,
  type ArcadeStaffLog,
  arcadeInfoSchema,
  arcadeStaffLogSchema,
  type Reported,
  reportedSchema,
} from './replies/staff';

type ArcadeActName = (typeof arcadeActNames)[number];

/** The reason of an act, for the public log. */
export interface ArcadeAct {
  reason: string;
}

/** Reads the arcade at a glance. */
export function readArcadeInfo(arcade: ProcessPlace, options?: ProcessReadOptions): Promise<ArcadeInfo> {
  return arcadeCalls.read(arcade, { action: 'Info', schema: arcadeInfoSchema }, options);
}

/** Reads a page of what staff and organisers did, newest first. */
export function readArcadeStaffLog(
  arcade: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<ArcadeStaffLog> {
  return arcadeCalls.read(arcade, { action: 'StaffLog', data: page, schema: arcadeStaffLogSchema }, options);
}

/** Makes the function that sends one act. */
export const arcadeAct = <const Action extends ArcadeActName>(action: Action) =>
  arcadeCalls.sender({ action, reply: 'Info', schema: arcadeInfoSchema });

/** Changes the list of the staff; the owner always belongs to it. */
export const changeArcadeStaff = /* @__PURE__ */ arcadeAct('Staff');

/** Makes somebody an organiser, who can make challenges, or no longer one. */
export const setOrganiser = /* @__PURE__ */ arcadeAct('Organiser');

/** Names the community process that points go to; it stays once it has acknowledged points. */
export const setArcadeCommunity = /* @__PURE__ */ arcadeAct('Community');

/** Strikes a run: it leaves its boards, where the person's next best run counts. Organisers strike runs of their own challenges. */
export const strikeRun = /* @__PURE__ */ arcadeAct('Strike');

/**
 * Sends the community the points that wait, or those again that it has not acknowledged. Anybody may.
 * @throws AppError `report.no-community`, `report.nothing`
 */
export function reportArcadePoints(arcade: ProcessPlace, options: ProcessSendOptions): Promise<Reported> {
  return arcadeCalls.send(arcade, { action: 'Report', reply: 'Reported', schema: reportedSchema }, options);
}
