import { processSource } from '../../aos';
import { LiveProcess } from '../../common/testing/live-process';
import { type TokenTerms, tokenTermsLua } from '../client';

/** Returns the Lua that makes a process a token with these terms. */
export const tokenSource = (terms: TokenTerms): string => tokenTermsLua(terms) + processSource('token');

/** Starts a token on the real aos module. */
export function startToken(terms: TokenTerms, id?: string): Promise<LiveProcess> {
  return LiveProcess.start({
    source: tokenSource(terms),
    state: 'TokenState',
    ...(id !== undefined && { id }),
  });
}
