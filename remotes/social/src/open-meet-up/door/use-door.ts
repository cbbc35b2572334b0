import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { type Door, type ProcessPlace, readDoor } from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo, useState } from 'react';
import type { Member } from '../../community/use-member';
import type { MeetUpFacts } from '../../meet-up/domain/meet-up-facts';
import { createDoorClock } from './door-clock';
import { openOwnDoor } from './open-own-door';
import { ownDoorStore } from './own-door-store';
import { changed, type DoorStanding, doorStanding, isDone, takenOverAt } from './own-doors.domain';
import { type DisclosingDoor, useDisclosingDoor } from './use-disclosing-door';
import { useDoorChain } from './use-door-chain';
import { useDoorSlot } from './use-door-time';

/** The time between two readings of an open door, for the number of people. */
const doorEveryMs = 15_000;

export type Opening = { status: 'idle' | 'busy' } | { status: 'failed'; error: unknown };

/** The door of a meet-up, with this device's part in it. */
export interface DoorOfMeetUp extends DisclosingDoor {
  standing: DoorStanding;
  /** True from the close until the last token is out. */
  isClosing: boolean;
  slot: number;
  /** The token of the slot; undefined while the door shows no code. */
  token: Uint8Array | undefined;
  /** People whose attendance is settled. */
  checkedIn: number;
  opening: Opening;
  /** Opens a door with this device; resolves to true once it is open. */
  open: () => Promise<boolean>;
  close: () => void;
}

/** Keeps the door of a meet-up on this device. */
export function useDoor(community: ProcessPlace, member: Member, meetUp: MeetUpFacts): DoorOfMeetUp {
  const { process } = community;
  const store = useMemo(() => ownDoorStore(process, member.address), [process, member.address]);
  const own = useKeptValue(store).find((door) => door.meetUp === meetUp.id);
  const [clock] = useState(() => createDoorClock(() => performance.now()));
  const slot = useDoorSlot(clock, own?.aheadMs ?? 0);
  const tokenOf = useDoorChain(member.address, own);
  const { reading, accept, refresh } = useReading<Door | null>({
    key: `door ${process} ${meetUp.id}`,
    read: (options) =>
      readDoor(community, meetUp.id, options).catch((error: unknown) => {
        if (hasCode(error, 'door.none')) return null;
        throw error;
      }),
    everyMs: doorEveryMs,
  });
  const door = valueOf(reading);
  const at = door?.at;
  useEffect(() => {
    if (at !== undefined) clock.hear(at);
  }, [clock, at]);
  useEffect(() => {
    if (!(own && door) || own.closedAt !== undefined) return;
    const closedAt = takenOverAt(own, door);
    if (closedAt !== undefined) store.write(changed(store.read(), own, { closedAt }));
  }, [store, own, door]);
  const onDisclosed = () => void refresh();
  const disclosing = useDisclosingDoor({ community, member, store, own, tokenOf, clock, onDisclosed });
  const [opening, setOpening] = useState<Opening>({ status: 'idle' });
  const standing = doorStanding(own, door, slot);

  const open = async () => {
    if (own && standing.status === 'closed') {
      // This chain goes on: a new one would forget the tokens that are not disclosed yet.
      store.write(changed(store.read(), own, { closedAt: undefined }));
      return true;
    }
    setOpening({ status: 'busy' });
    try {
      accept(await openOwnDoor({ community, member, store }, meetUp));
      setOpening({ status: 'idle' });
      return true;
    } catch (error) {
      setOpening(hasCode(error, 'wallet.declined') ? { status: 'idle' } : { status: 'failed', error });
      return false;
    }
  };
  return {
    ...disclosing,
    standing,
    isClosing: standing.status === 'closed' && own !== undefined && !isDone(own),
    slot,
    token: standing.status === 'open' ? tokenOf?.(slot) : undefined,
    checkedIn: door?.checkedIn ?? meetUp.checkedIn,
    opening,
    open,
    close: () => own && store.write(changed(store.read(), own, { closedAt: slot })),
  };
}
