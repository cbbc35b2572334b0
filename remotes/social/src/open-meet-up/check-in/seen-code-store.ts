import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { type SeenCodes, seenCodesSchema } from './domain/seen-code';

const none: SeenCodes = [];

/** The codes of doors that this browser keeps for one community. They belong to no wallet: a code may be seen before there is one. */
export function seenCodeStore(process: string): KeptValue<SeenCodes, SeenCodes> {
  return keptValue(['social', process, 'seen-door-codes'], seenCodesSchema, { absent: none });
}
