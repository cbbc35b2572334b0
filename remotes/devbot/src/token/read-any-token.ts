import type { ProcessPlace, ProcessReadOptions } from '@rainbow-rabbit/processes/common/client';
import {
  maxNameLength,
  maxTickerLength,
  readTokenInfo,
  readTokenTerms,
  type TokenStanding,
} from '@rainbow-rabbit/processes/token/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { type ErrorCode, isAppError } from '@rainbow-rabbit/shared/errors';
import { plainLine } from '../words/plain-text.domain';

/** Any AO token, as it is shown: its texts are plain and bounded, whatever the process says. */
export interface AnyToken {
  name: string;
  ticker: string;
  /** Decimal places. */
  denomination: number;
  /** Id of a stored picture. */
  logo?: TxId;
  /** The terms and what became of them: of a token of this project. */
  standing?: TokenStanding;
}

/** The codes of a process that answers, and not as a token of this project. */
const ofOthers: ReadonlySet<ErrorCode> = new Set(['ao.no-reply', 'ao.invalid-reply', 'ao.process-failed']);

/**
 * Reads a token: how it is shown, and its terms if it is one of this project.
 * @throws AppError `ao.no-reply` or `ao.invalid-reply` for a process that is no token, and the errors of the AO client
 */
export async function readAnyToken(token: ProcessPlace, options: ProcessReadOptions): Promise<AnyToken> {
  const [info, standing] = await Promise.all([
    readTokenInfo(token, options),
    readTokenTerms(token, options).catch((error: unknown) => {
      if (isAppError(error) && ofOthers.has(error.code)) return undefined;
      throw error;
    }),
  ]);
  return {
    ...info,
    name: plainLine(info.name, maxNameLength) || plainLine(info.ticker, maxTickerLength),
    ticker: plainLine(info.ticker, maxTickerLength),
    ...(standing && { standing }),
  };
}
