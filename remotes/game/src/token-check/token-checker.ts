import {
  earlierToken,
  type Player,
  type RabbitClient,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { within } from '@rainbow-rabbit/shared/waiting';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { tokenPlace, type VerifiedValue } from './verified-value.domain';

/** The result of checking a token before it is claimed. */
export type TokenVerdict =
  | { status: 'genuine' }
  /** The ledger could not be asked, or the token may be of an older chain: only a claim can show it. */
  | { status: 'unchecked' }
  | { status: 'refused'; error: AppError };

export interface TokenChecker {
  /** Checks the token of a code against the rabbit's chain in the ledger; never rejects. */
  check: (code: ScannedCode) => Promise<TokenVerdict>;
}

interface KnownRabbit {
  address: Address;
  verified: VerifiedValue;
}

/** Rabbits that are remembered, so that another code of theirs needs no read. */
const remembered = 200;

const genuine: TokenVerdict = { status: 'genuine' };
const unchecked: TokenVerdict = { status: 'unchecked' };
const refused = (error: AppError): TokenVerdict => ({ status: 'refused', error });

const knownOf = ({ address, chain }: Player): KnownRabbit => ({
  address,
  verified: { ...chain, value: fromBase64Url(chain.value) },
});

/**
 * Returns a checker of tokens. It reads each rabbit once, and again only before it refuses a token: the rabbit may
 * have a newer chain by then.
 */
export function createTokenChecker(client: Pick<RabbitClient, 'rabbit'>): TokenChecker {
  const known = new Map<RabbitId, KnownRabbit>();

  const remember = (rabbit: RabbitId, fact: KnownRabbit) => {
    known.delete(rabbit);
    known.set(rabbit, fact);
    const oldest = known.size > remembered ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  };

  const judge = async ({ rabbit, slot, token }: ScannedCode, fact: KnownRabbit): Promise<TokenVerdict> => {
    const place = tokenPlace(fact.verified, slot);
    if (place === 'older-chain') return unchecked;
    if (place === 'after-end') return refused(new AppError('scan.no-chain'));
    const bytes = fromBase64Url(token);
    const [later, earlier] =
      place.hashed === 'token' ? [bytes, fact.verified.value] : [fact.verified.value, bytes];
    const hashed = await earlierToken(fact.address, later, place.steps);
    if (toBase64Url(hashed) !== toBase64Url(earlier)) return refused(new AppError('scan.not-genuine'));
    const isNewest = place.hashed === 'token';
    remember(rabbit, isNewest ? { ...fact, verified: { ...fact.verified, slot, value: bytes } } : fact);
    return genuine;
  };

  const judgeAfresh = async (code: ScannedCode): Promise<TokenVerdict> => {
    const player = await client.rabbit(code.rabbit, { maxAgeMs: 0 });
    if (!player.registered) return refused(new AppError('rabbit.unknown'));
    if (player.banned) return refused(new AppError('rabbit.banned'));
    return judge(code, knownOf(player));
  };

  return {
    async check(code) {
      const fact = known.get(code.rabbit);
      const isKnownGenuine = fact !== undefined && (await judge(code, fact)).status === 'genuine';
      if (isKnownGenuine) return genuine;
      // Without an answer of the ledger nothing is refused.
      return judgeAfresh(code).catch(() => unchecked);
    },
  };
}

/** The time that a question to the player waits for the check of a token (docs/product 9.83). */
const maxWaitMs = 1500;

/**
 * Waits for the check of a token as long as a question to the player does, unless `waitMs` says otherwise.
 * @throws the error of a refused token
 */
export async function assertNotRefused(verdict: Promise<TokenVerdict>, waitMs = maxWaitMs): Promise<void> {
  const found = await within(verdict, waitMs, () => unchecked);
  if (found.status === 'refused') throw found.error;
}

/**
 * Returns a signer that asks the wallet only once the token was checked, so that a made-up code opens no question. On a
 * slow network it asks after `maxWaitMs`; its items still do not leave it when the check has refused the token meanwhile.
 * @throws (from `signDataItem`) the error of a refused token, besides those of the wallet
 */
export function checkedSigner(signer: ItemSigner, verdict: Promise<TokenVerdict>): ItemSigner {
  return {
    address: signer.address,
    async signDataItem(item) {
      await assertNotRefused(verdict);
      const bytes = await signer.signDataItem(item);
      await assertNotRefused(verdict, 0);
      return bytes;
    },
  };
}
