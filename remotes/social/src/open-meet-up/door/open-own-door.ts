import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { outcomeOf } from '@rainbow-rabbit/processes/common/client';
import {
  createDoorChain,
  type Door,
  doorMarginMs,
  doorSlotAt,
  doorTokenBytes,
  openDoor,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { Member } from '../../community/use-member';
import { endOf, type MeetUpFacts } from '../../meet-up/domain/meet-up-facts';
import { lengthUntil, noticedMs, type OwnDoors, withDoor } from './own-doors.domain';

/**
 * Opens a door with this device: makes a chain, and commits to it with one approval. The chain is stored before the message
 * is sent, so that a lost reply leaves a door that can be shown; only a refusal leaves the door before.
 * @returns the door as the process has it; rejects with the errors of wallet, network and process
 */
export async function openOwnDoor(
  {
    community,
    member,
    store,
  }: { community: ProcessPlace; member: Member; store: KeptValue<OwnDoors, OwnDoors> },
  meetUp: MeetUpFacts,
): Promise<Door> {
  const start = doorSlotAt(Date.now());
  const length = lengthUntil(start, endOf(meetUp) + doorMarginMs);
  const seed = crypto.getRandomValues(new Uint8Array(doorTokenBytes));
  const { anchor } = await createDoorChain({ address: member.address, length, seed });
  const before = store.read();
  const own = { meetUp: meetUp.id, seed: toBase64Url(seed), start, length, aheadMs: 0 };
  store.write(withDoor(before, own));
  const data = { meetUp: meetUp.id, anchor: toBase64Url(anchor), start, length };
  const outcome = await outcomeOf(keptBy(member.signer), (options) => openDoor(community, data, options));
  if (outcome.status !== 'answered') {
    if (outcome.status === 'refused') store.write(before);
    throw outcome.error;
  }
  const door = outcome.reply;
  const aheadMs = door.at - Date.now();
  if (Math.abs(aheadMs) > noticedMs) store.write(withDoor(store.read(), { ...own, aheadMs }));
  return door;
}
