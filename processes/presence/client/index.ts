export { fromBase32, toBase32 } from './base32';
export { checkedLength, decodeChecked, encodeChecked, processTag } from './checked-code';
export { type Chain, makeChain, valueBefore, valueEarlier } from './presence-chain';
export { presenceClaim } from './presence-claim';
export {
  decodePresenceCode,
  encodePresenceCode,
  type PresenceCode,
  presenceCodeLength,
} from './presence-code';
export type { PresenceDomain } from './presence-domain';
export { fullSlot, presenceSlotAt } from './presence-slots';
