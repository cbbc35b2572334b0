import * as v from 'valibot';
import { type LaunchTaskKind, textOr } from '../../launch/kept-task';
import { claimers, emptyMemecoinFields, type MemecoinFields } from './memecoin-fields.domain';

/** The task of launching a memecoin, as it is kept. */
export const memecoinTask: LaunchTaskKind<MemecoinFields> = {
  terms: 'memecoins',
  empty: emptyMemecoinFields,
  schema: v.object({
    name: textOr(emptyMemecoinFields.name),
    ticker: textOr(emptyMemecoinFields.ticker),
    supply: textOr(emptyMemecoinFields.supply),
    kept: textOr(emptyMemecoinFields.kept),
    share: textOr(emptyMemecoinFields.share),
    claimers: v.fallback(v.picklist(claimers), emptyMemecoinFields.claimers),
    event: textOr(emptyMemecoinFields.event),
    decimals: textOr(emptyMemecoinFields.decimals),
    logo: textOr(emptyMemecoinFields.logo),
    logoDraft: textOr(emptyMemecoinFields.logoDraft),
    isAgreed: v.fallback(v.boolean(), emptyMemecoinFields.isAgreed),
  }),
};
