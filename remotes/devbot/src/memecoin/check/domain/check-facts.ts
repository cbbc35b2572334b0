import type { TokenSource, TokenStanding } from '@rainbow-rabbit/processes/token/client';
import type { Tag } from '@rainbow-rabbit/shared/arweave';

/** The reasons for which something can't be checked. */
export type UncheckedReason =
  | 'no-scheduler'
  | 'unreachable'
  | 'no-answer'
  | 'moving'
  | 'too-long'
  | 'unverified'
  | 'other-tags'
  | 'no-network'
  | 'unknown-code'
  | 'unlisted-event';

/** A fact that was read, or the reason why it wasn't. */
export type Known<T> = { isKnown: true; value: T } | { isKnown: false; reason: UncheckedReason };

/** The spawn of a process, whose signature is verified; `forged` where a unit shows a spawn whose signature isn't. */
export type SpawnFacts = 'forged' | SignedSpawnFacts;

export interface SignedSpawnFacts {
  /** The address that signed it. */
  signer: string;
  tags: readonly Tag[];
  /** The terms and the code, where the data are those of a token. */
  source: TokenSource | undefined;
  /** SHA-256 of the code after the terms, in hexadecimal. */
  codeHash: string;
}

/** The log of a process after its spawn. */
export interface LogFacts {
  /** Messages that were read. */
  read: number;
  /** Those that ask aos to evaluate code. */
  evals: number;
  /** Those whose signature doesn't hold. */
  unverified: number;
  /** False where the log goes on after what was read. */
  isWhole: boolean;
}

/** The balances of a token, as the compute unit says. */
export interface BalanceFacts {
  holders: number;
  sum: bigint;
  pot: bigint;
  /** False where there are more than were read. */
  isWhole: boolean;
}

/** The event that decides who may claim. */
export interface EventFacts {
  /** True for an event of the app's own list. */
  isListed: boolean;
  /** The address that signed its spawn; undefined where it isn't known. */
  signer?: string;
}

/** All that the check of a memecoin needs to know. */
export interface CheckFacts {
  /** The module, the scheduler and the authority of the app's network. */
  network: { module: string; scheduler: string; authority: string } | undefined;
  spawn: Known<SpawnFacts>;
  log: Known<LogFacts>;
  standing: Known<TokenStanding>;
  balances: Known<BalanceFacts>;
  /** Undefined where no event decides who may claim. */
  event?: EventFacts;
}
