import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import {
  type CheckedIn,
  checkedInSchema,
  type Door,
  type DoorDisclosed,
  doorDisclosedSchema,
  doorSchema,
} from './replies/doors';

/** The chain that a device commits to before it shows codes; `anchor` is 10 bytes in base64url. */
export interface DoorOpening {
  meetUp: number;
  anchor: string;
  /** Slot of the anchor: the present one. */
  start: number;
  /** Slots, 960 at most. */
  length: number;
}

/** The claim to have seen the code of a slot, in base64url (`doorClaimOf`). */
export interface DoorClaim {
  meetUp: number;
  slot: number;
  claim: string;
}

/** The token that a door showed at a slot, in base64url. */
export interface DoorDisclosure {
  meetUp: number;
  slot: number;
  token: string;
}

/** Opens a door at a meet-up, as an organiser of its city. The chain is bound to the sender's address. */
export function openDoor(
  community: ProcessPlace,
  data: DoorOpening,
  options: ProcessSendOptions,
): Promise<Door> {
  return communityCalls.send(
    community,
    { action: 'OpenDoor', data, reply: 'Door', schema: doorSchema },
    options,
  );
}

/** Reads the newest door of a meet-up. @throws AppError `door.none` */
export function readDoor(
  community: ProcessPlace,
  meetUp: number,
  options?: ProcessReadOptions,
): Promise<Door> {
  return communityCalls.read(community, { action: 'Door', data: { meetUp }, schema: doorSchema }, options);
}

/** Claims to have seen the code of a door; it counts once the code's token is disclosed. */
export function checkIn(
  community: ProcessPlace,
  data: DoorClaim,
  options: ProcessSendOptions,
): Promise<CheckedIn> {
  const call = { action: 'CheckIn' as const, data, reply: 'CheckedIn', schema: checkedInSchema };
  return communityCalls.send(community, call, options);
}

/** Discloses the token of a slot whose claims don't count any more, which settles the check-ins up to it. */
export function discloseDoor(
  community: ProcessPlace,
  data: DoorDisclosure,
  options: ProcessSendOptions,
): Promise<DoorDisclosed> {
  const call = { action: 'Disclose' as const, data, reply: 'Disclosed', schema: doorDisclosedSchema };
  return communityCalls.send(community, call, options);
}
