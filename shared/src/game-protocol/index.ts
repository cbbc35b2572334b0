export { type Chain, createChain, maxChainLength, previousToken, tokenBytes } from './chain';
export { claimOf } from './claim';
export { codeLength, type DecodedCode, decodeCode, encodeCode, eventTag, type RabbitCode } from './code';
export { maxContactBytes, openContact, sealContact } from './sealed-contact';
export { claimWindowEnd, nearestSlot, slotMs, slotOf, slotStart } from './slots';
