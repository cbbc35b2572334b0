import { type DeviceValue, deviceValue } from '../../stored/device-value';
import { type SeenCodes, seenCodesSchema } from './domain/seen-code';

const none: SeenCodes = [];

/** The codes of doors that this browser keeps for one community. They belong to no wallet: a code may be seen before there is one. */
export function seenCodeStore(process: string): DeviceValue<SeenCodes> {
  return deviceValue([process, 'seen-door-codes'], seenCodesSchema, none);
}
