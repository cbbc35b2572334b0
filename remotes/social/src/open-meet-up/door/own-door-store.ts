import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { type OwnDoors, ownDoorsSchema } from './own-doors.domain';

const none: OwnDoors = [];

/** The doors that one wallet opened with this browser. */
export function ownDoorStore(process: string, address: string): KeptValue<OwnDoors, OwnDoors> {
  return keptValue(['social', process, address, 'doors'], ownDoorsSchema, { absent: none });
}
