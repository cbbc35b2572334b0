import {
  AosProcess,
  type AosResult,
  aosEnvironment,
  aosMessage,
  bootMessage,
  ensureAosModule,
  processSource,
} from '../../aos';
import { testedEnvironment, toTags } from '../../common/testing/live-process';
import { type TokenTerms, tokenTermsLua } from '../client';

/** A token that was launched in one signed item, its spawn, whose data is its code. */
export interface BootedToken {
  /** The outcome of the spawn itself. */
  boot: AosResult;
  /** Sends a message that stays in the ledger. */
  say(from: string, tags: Readonly<Record<string, string>>, data?: string): Promise<AosResult>;
  stop(): Promise<void>;
}

/** Launches a token as its creator does. Nobody can look into it: only its answers show its state. */
export async function bootToken(
  terms: TokenTerms,
  code: string = processSource('token'),
): Promise<BootedToken> {
  const { Process, Module } = testedEnvironment;
  const tags = toTags({ 'On-Boot': 'Data' });
  const env = aosEnvironment({ process: Process.Id, owner: Process.Owner, module: Module.Id, tags });
  const process = await AosProcess.start({ module: await ensureAosModule(), env, evaluationLimitMs: 60_000 });
  const boot = await process.evaluate(bootMessage(env, { Data: tokenTermsLua(terms) + code }));
  let nonce = 0;
  return {
    boot,
    say: (from, said, data = '') => {
      nonce += 1;
      const Id = String(nonce).padStart(43, 'n');
      return process.evaluate(
        aosMessage(env, {
          Id,
          From: from,
          Owner: from,
          Tags: toTags(said),
          Data: data,
          Timestamp: 1000 + nonce,
        }),
      );
    },
    stop: () => process.stop(),
  };
}
