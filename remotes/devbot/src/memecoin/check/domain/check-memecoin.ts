import { type TokenTerms, tokenReleases } from '@rainbow-rabbit/processes/token/client';
import { isKnownVersion } from '../../../terms/terms-versions';
import { checkBalances } from './check-balances';
import type { CheckFacts, SignedSpawnFacts } from './check-facts';
import {
  type CheckId,
  type CheckLine,
  checkIds,
  failedLine,
  launchCheckIds,
  type Outcome,
  passedLine,
  uncheckedLine,
} from './check-line';
import { oddTags, valuesOf } from './spawn-tags';

/** A spawn whose signature holds, and the terms in front of a released code: undefined for any other data. */
interface Proven {
  spawn: SignedSpawnFacts;
  terms: TokenTerms | undefined;
}

const releaseOf = ({ codeHash }: SignedSpawnFacts) =>
  tokenReleases.find(({ sha256 }) => sha256 === codeHash)?.version;

/**
 * Checks a memecoin line by line, from facts alone. What the spawn proves holds whatever the units say later: the code is
 * published, and its effect follows from its terms.
 */
export function checkMemecoin(facts: CheckFacts): readonly CheckLine[] {
  return checkIds.map((id) => ({ id, ...outcomeOf(id, facts) }));
}

/** Checks the signed launch of any token of this project: who signed it, what it runs on, and its code. */
export function checkLaunch(facts: Pick<CheckFacts, 'network' | 'spawn'>): readonly CheckLine[] {
  const unread = { isKnown: false, reason: 'unreachable' } as const;
  const all = { ...facts, log: unread, standing: unread, balances: unread };
  return launchCheckIds.map((id) => ({ id, ...outcomeOf(id, all) }));
}

function outcomeOf(id: CheckId, facts: CheckFacts): Outcome {
  if (id === 'balances') return checkBalances(facts);
  const { spawn } = facts;
  if (!spawn.isKnown) return uncheckedLine(spawn.reason);
  if (spawn.value === 'forged')
    return id === 'spawn' ? failedLine({ facts: { tags: '' } }) : uncheckedLine('unverified');
  const isReleased = releaseOf(spawn.value) !== undefined;
  const proven = { spawn: spawn.value, terms: isReleased ? spawn.value.source?.terms : undefined };
  return outcomes[id](proven, facts);
}

type LineOutcome = (proven: Proven, facts: CheckFacts) => Outcome;

/** The outcome of a line that follows from the terms in front of the code. */
const byTerms =
  (outcome: (terms: TokenTerms, proven: Proven, facts: CheckFacts) => Outcome): LineOutcome =>
  (proven, facts) =>
    proven.terms ? outcome(proven.terms, proven, facts) : uncheckedLine('unknown-code');

const dropOf = ({ drop }: TokenTerms): bigint => BigInt(drop?.quantity ?? 0);
const startOf = ({ balances = {} }: TokenTerms): bigint =>
  Object.values(balances).reduce((sum, quantity) => sum + BigInt(quantity), 0n);

const outcomes: Readonly<Record<Exclude<CheckId, 'balances'>, LineOutcome>> = {
  spawn({ spawn: { tags, signer } }) {
    const { harmful, unknown } = oddTags(tags);
    if (harmful.length > 0) return failedLine({ facts: { tags: harmful.join(', ') } });
    return unknown.length > 0 ? uncheckedLine('other-tags') : passedLine({ facts: { signer } });
  },

  module({ spawn: { tags } }, { network }) {
    if (!network) return uncheckedLine('no-network');
    const [module = '', ...more] = valuesOf(tags, 'Module');
    return more.length === 0 && module === network.module
      ? passedLine({ facts: { module } })
      : failedLine({ facts: { module } });
  },

  scheduler({ spawn: { tags } }, { network }) {
    if (!network) return uncheckedLine('no-network');
    const [scheduler = '', ...more] = valuesOf(tags, 'Scheduler');
    const isOwn = more.length === 0 && scheduler === network.scheduler;
    return isOwn ? passedLine() : failedLine({ facts: { scheduler } });
  },

  authority({ spawn: { tags } }, { network }) {
    if (!network) return uncheckedLine('no-network');
    const authorities = valuesOf(tags, 'Authority');
    const others = authorities.filter((authority) => authority !== network.authority);
    if (authorities.length === 0 || others.length > 0)
      return failedLine({ facts: { others: others.join(', ') } });
    return passedLine({ facts: { authority: network.authority } });
  },

  code({ spawn }) {
    const version = releaseOf(spawn);
    return spawn.source && version !== undefined
      ? passedLine({ facts: { version, hash: spawn.codeHash } })
      : failedLine();
  },

  owner: byTerms(({ renounced }, _, { standing }) => {
    const isOwned = standing.isKnown && standing.value.owner !== undefined;
    return renounced && !isOwned ? passedLine() : failedLine();
  }),

  log({ terms }, { log }) {
    if (!log.isKnown) return uncheckedLine(log.reason);
    const { read, evals, unverified, isWhole } = log.value;
    // Without an owner no such message has an effect, whoever sends it.
    if (evals > 0 && !terms?.renounced) return failedLine({ facts: { read, evals } });
    if (unverified > 0) return uncheckedLine('unverified');
    return isWhole ? passedLine({ facts: { read, evals } }) : uncheckedLine('too-long');
  },

  supply: byTerms((terms) => {
    const amounts = { total: startOf(terms) + dropOf(terms), drop: dropOf(terms) };
    const minters = terms.minters?.length ?? 0;
    return minters === 0 && terms.drop
      ? passedLine({ amounts })
      : failedLine({ amounts, facts: { minters } });
  }),

  kept: byTerms((terms, { spawn: { signer } }) => {
    const { balances = {}, creator } = terms;
    const amounts = { kept: startOf(terms), total: startOf(terms) + dropOf(terms) };
    const others = Object.keys(balances).filter((address) => address !== creator);
    const isShown = creator === signer && others.length === 0;
    return isShown ? passedLine({ amounts }) : failedLine({ amounts, facts: { others: others.length } });
  }),

  event: byTerms(({ drop, creator }, { spawn: { signer } }, { event }) => {
    if (!drop?.event || event?.isListed) return passedLine();
    const isCreators = event?.signer !== undefined && [creator, signer].includes(event.signer);
    return isCreators ? failedLine({ facts: { event: drop.event } }) : uncheckedLine('unlisted-event');
  }),

  terms: byTerms(({ agreement }) => {
    const isAccepted = agreement?.terms === 'memecoins' && isKnownVersion('memecoins', agreement);
    return isAccepted ? passedLine({ facts: { version: agreement.version } }) : failedLine();
  }),
};
