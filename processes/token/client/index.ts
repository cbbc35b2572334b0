export * from './generated';
export { type TokenTerms, tokenTermsLua } from './terms';
export { decimalText, readTokenBalance, readTokenInfo, type TokenInfo } from './token-reads';
