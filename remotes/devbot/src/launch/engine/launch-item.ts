import { spawnTags } from '@rainbow-rabbit/processes/spawn/client';
import { type TokenTerms, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import type { AoSpawn } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Network } from '@rainbow-rabbit/shared/network';
import { tokenKindTag } from '../../bot/token-kind-tag';

/**
 * Returns the one item of a launch: it spawns the process, and its data is the Lua that the process evaluates as it starts, the
 * terms first. So the token is there with all that was asked, or not at all.
 * @param code the Lua of a token's process
 * @throws AppError `launch.no-network` where the network names no module to run on
 */
export function launchItem(terms: TokenTerms, code: string, { spawn }: Network['ao']): AoSpawn {
  if (!spawn) throw new AppError('launch.no-network');
  // Lists of processes find tokens and distinguish their kinds by the tags of their spawns.
  const kind = terms.agreement?.terms === 'memecoins' ? 'memecoin' : 'token';
  const named = { Name: terms.name, Ticker: terms.ticker, [tokenKindTag]: kind, 'On-Boot': 'Data' };
  return { tags: spawnTags(spawn, named), data: tokenTermsLua(terms) + code };
}
