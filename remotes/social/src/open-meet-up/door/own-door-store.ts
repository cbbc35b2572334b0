import { type DeviceValue, deviceValue } from '../../stored/device-value';
import { type OwnDoors, ownDoorsSchema } from './domain/own-doors';

const none: OwnDoors = [];

/** The doors that one wallet opened with this browser. */
export function ownDoorStore(process: string, address: string): DeviceValue<OwnDoors> {
  return deviceValue([process, address, 'doors'], ownDoorsSchema, none);
}
