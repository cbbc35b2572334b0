import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import {
  type FlaggedThing,
  type FlaggedThings,
  flaggedThingsSchema,
  thingFlaggedSchema,
} from './replies/flags';
import { communityAct } from './staff';

/** Somebody's word to the staff that a thing is against the rules. */
export interface ThingFlag extends Pick<FlaggedThing, 'kind' | 'id'> {
  reason: string;
}

/**
 * Flags a thing for the staff, once as it is called.
 * @throws AppError `admission.needed`, `flag.malformed`, `flag.unknown`, `flag.repeated`, `flag.too-many`
 */
export async function flagThing(
  community: ProcessPlace,
  data: ThingFlag,
  options: ProcessSendOptions,
): Promise<void> {
  const call = { action: 'Flag' as const, data, reply: 'Flagged', schema: thingFlaggedSchema };
  await communityCalls.send(community, call, options);
}

/** Reads a page of the flagged things, of at most `maxFlagsPage` rows. */
export function readFlaggedThings(
  community: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<FlaggedThings> {
  return communityCalls.read(
    community,
    { action: 'Flags', data: page, schema: flaggedThingsSchema },
    options,
  );
}

/** Leaves a flagged thing as it is. */
export const answerFlags = /* @__PURE__ */ communityAct('AnswerFlags');

/** Hides the name of somebody, or shows it again; either decides on its flags. */
export const hidePersonName = /* @__PURE__ */ communityAct('HideName');

/** Hides a meet-up, or shows it again; either decides on its flags. */
export const hideMeetUp = /* @__PURE__ */ communityAct('HideMeetUp');
