import { maxClaims, type TokenAgreement, type TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { unitsIn } from '../../amounts/typed-amount';
import {
  isTicker,
  isTokenName,
  type LaunchFields,
  maxSupplyDigits,
  placesIn,
} from '../../launch/domain/token-fields';
import { isLedgerId } from '../../ledger-id';

/** The ways to choose who may claim: every address, or those whose rainbow an event has confirmed. */
export const claimers = ['anybody', 'rainbow'] as const;
export type Claimers = (typeof claimers)[number];

/** The form of a memecoin, as it is filled in. */
export type MemecoinFields = LaunchFields & {
  /** Whole tokens that there will ever be. */
  supply: string;
  /** Whole tokens that the creator keeps. */
  kept: string;
  /** Whole tokens that an address gets of the drop. */
  share: string;
  claimers: Claimers;
  /** Process of the event, for `rainbow`. */
  event: string;
};

/** The form before anybody has written into it. */
export const emptyMemecoinFields: MemecoinFields = {
  name: '',
  ticker: '',
  supply: '1000000',
  kept: '0',
  share: '1000',
  claimers: 'anybody',
  event: '',
  decimals: '12',
  logo: '',
  logoDraft: '',
  isAgreed: false,
};

/** The quantities of a memecoin in smallest units. */
export interface MemecoinParts {
  supply: bigint;
  /** The creator's part. */
  kept: bigint;
  /** The part that is handed out. */
  drop: bigint;
  /** The part of an address. */
  share: bigint;
  /** Claims that empty the pot. */
  claims: bigint;
}

type PartFault = 'supply' | 'kept' | 'kept-all' | 'share' | 'share-large' | 'claims';

/** Returns the quantities of a form, or the first fault in them. */
export function memecoinParts(fields: MemecoinFields): MemecoinParts | { fault: PartFault } {
  const places = placesIn(fields.decimals) ?? 0;
  const [supply, kept, share] = [fields.supply, fields.kept, fields.share].map((text) => {
    const units = unitsIn(text, places);
    return units === undefined || units.length > maxSupplyDigits ? undefined : BigInt(units);
  });
  if (!supply) return { fault: 'supply' };
  if (kept === undefined) return { fault: 'kept' };
  if (kept >= supply) return { fault: 'kept-all' };
  if (!share) return { fault: 'share' };
  const drop = supply - kept;
  if (share > drop) return { fault: 'share-large' };
  const claims = (drop + share - 1n) / share;
  return claims > BigInt(maxClaims) ? { fault: 'claims' } : { supply, kept, drop, share, claims };
}

/** Returns the terms of a form that is filled in; undefined for a form that has a fault. */
export function memecoinTerms(
  fields: MemecoinFields,
  { creator, agreement }: { creator: string; agreement: TokenAgreement },
): TokenTerms | undefined {
  const denomination = placesIn(fields.decimals);
  const parts = memecoinParts(fields);
  const isFit = isTokenName(fields.name) && isTicker(fields.ticker);
  if (!isFit || denomination === undefined || 'fault' in parts) return undefined;
  if (fields.claimers === 'rainbow' && !isLedgerId(fields.event)) return undefined;
  const { kept, drop, share } = parts;
  return {
    name: fields.name.trim(),
    ticker: fields.ticker.trim(),
    ...(fields.logo && { logo: fields.logo }),
    denomination,
    balances: kept > 0n ? { [creator]: kept.toString() } : {},
    minters: [],
    creator,
    agreement,
    drop: {
      quantity: drop.toString(),
      perAddress: share.toString(),
      ...(fields.claimers === 'rainbow' && { event: fields.event }),
    },
    renounced: true,
  };
}

/** Returns a part of a whole in per cent, rounded up to two places, so that no part looks smaller than it is. */
export const percentOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n + whole - 1n) / whole) / 100;
