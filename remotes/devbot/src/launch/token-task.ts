import * as v from 'valibot';
import { emptyTokenFields, mintings, type TokenFields } from './domain/token-fields';
import { type LaunchTaskKind, textOr } from './kept-task';

/** The task of launching a token, as it is kept. */
export const tokenTask: LaunchTaskKind<TokenFields> = {
  terms: 'tokens',
  empty: emptyTokenFields,
  schema: v.object({
    name: textOr(emptyTokenFields.name),
    ticker: textOr(emptyTokenFields.ticker),
    supply: textOr(emptyTokenFields.supply),
    decimals: textOr(emptyTokenFields.decimals),
    minting: v.fallback(v.picklist(mintings), emptyTokenFields.minting),
    minters: textOr(emptyTokenFields.minters),
    holders: textOr(emptyTokenFields.holders),
    logo: textOr(emptyTokenFields.logo),
    logoDraft: textOr(emptyTokenFields.logoDraft),
    isAgreed: v.fallback(v.boolean(), emptyTokenFields.isAgreed),
  }),
};
