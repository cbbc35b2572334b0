export * from './generated';
export { tokenReleases } from './releases';
export { type TokenAgreement, type TokenDrop, type TokenTerms, tokenTermsLua } from './terms';
export {
  burnTags,
  claimTags,
  mintTags,
  renounceTags,
  type TokenTransfer,
  tokenReceiver,
  transferTags,
} from './token-messages';
export { type ClaimOutcome, claimOutcome, expectTaken } from './token-outcomes';
export {
  decimalText,
  readBalances,
  readTokenBalance,
  readTokenInfo,
  readTokenTerms,
  type TokenBalances,
  type TokenClaim,
  type TokenDropStanding,
  type TokenInfo,
  type TokenStanding,
} from './token-reads';
export { parseTokenSource, type TokenSource } from './token-source';
