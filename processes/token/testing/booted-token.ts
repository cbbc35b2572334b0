import {
  AosProcess,
  type AosResult,
  aosEnvironment,
  aosMessage,
  bootMessage,
  ensureAosModule,
  processSource,
} from '../../aos';
import { aosMessageOf, type Letter, testedEnvironment, toTags } from '../../common/testing/live-process';
import { type TokenTerms, tokenTermsLua } from '../client';

/** A token that was launched in one signed item, its spawn, whose data is its code. */
export interface BootedToken {
  /** The outcome of the spawn itself. */
  boot: AosResult;
  /** Sends a message that stays in the ledger, and asks without leaving anything, as `LiveProcess` does. */
  evaluate(letter: Letter): Promise<AosResult>;
  dryRun(letter: Letter): Promise<AosResult>;
  say(from: string, tags: Readonly<Record<string, string>>, data?: string): Promise<AosResult>;
  stop(): Promise<void>;
}

/** Launches a token as its creator does. Nobody can look into it: only its answers show its state. */
export const bootToken = (terms: TokenTerms, code: string = processSource('token')): Promise<BootedToken> =>
  bootSource(tokenTermsLua(terms) + code);

/** Spawns a process whose data is its code. */
export async function bootSource(
  source: string,
  owner: string = testedEnvironment.Process.Owner,
): Promise<BootedToken> {
  const { Process, Module } = testedEnvironment;
  const tags = toTags({ 'On-Boot': 'Data' });
  const env = aosEnvironment({ process: Process.Id, owner, module: Module.Id, tags });
  const process = await AosProcess.start({ module: await ensureAosModule(), env, evaluationLimitMs: 60_000 });
  const boot = await process.evaluate(bootMessage(env, { Data: source }));
  let nonce = 0;
  return {
    boot,
    evaluate: (letter) => process.evaluate(aosMessageOf(letter, env)),
    dryRun: (letter) => process.dryRun(aosMessageOf(letter, env)),
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
