import type { ProcessPlace } from '@rainbow-rabbit/processes/common/client';
import { parseTokenSource, readBalances, readTokenTerms } from '@rainbow-rabbit/processes/token/client';
import { sha256, utf8 } from '@rainbow-rabbit/shared/arweave';
import { hasCode, isAppError } from '@rainbow-rabbit/shared/errors';
import type { LedgerPlace } from '../../ledger/place';
import { readLog } from '../../ledger/read-log';
import { readProcess } from '../../ledger/read-process';
import type {
  BalanceFacts,
  CheckFacts,
  EventFacts,
  Known,
  LogFacts,
  SpawnFacts,
  UncheckedReason,
} from './domain/check-facts';

/** The pages that a check reads, at most. */
export interface CheckBounds {
  /** Of the log: 100 messages each. */
  log: number;
  /** Of the balances: 1,000 holders each. */
  balances: number;
}

/** Of the check of one memecoin: 5,000 messages and 50,000 holders. */
const wholeCheck: CheckBounds = { log: 50, balances: 50 };

export interface CheckPlace extends ProcessPlace {
  /** The units whose log is read; undefined where the network names none. */
  ledger: LedgerPlace | undefined;
  network: CheckFacts['network'];
  /** Returns true for the process of an event that this app lists. */
  isListedEvent: (process: string) => boolean;
}

interface CheckOptions {
  signal: AbortSignal;
  /** By default those of the check of one memecoin. */
  bounds?: CheckBounds;
  /** Called with the number of messages that have been read. */
  onProgress?: (read: number) => void;
}

const reasonOf = (error: unknown): UncheckedReason =>
  isAppError(error) && ['ao.no-reply', 'ao.invalid-reply', 'ao.process-failed'].includes(error.code)
    ? 'no-answer'
    : 'unreachable';

async function known<T>(reading: Promise<T>): Promise<Known<T>> {
  try {
    return { isKnown: true, value: await reading };
  } catch (error) {
    return { isKnown: false, reason: reasonOf(error) };
  }
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function spawnFacts(place: LedgerPlace, process: string, signal?: AbortSignal): Promise<SpawnFacts> {
  try {
    const { owner: signer, tags, data } = await readProcess(place, process, signal);
    const source = parseTokenSource(data);
    return { signer, tags, source, codeHash: hex(await sha256(utf8(source?.code ?? data))) };
  } catch (error) {
    if (hasCode(error, 'ledger.forged-spawn')) return 'forged';
    throw error;
  }
}

const noLedger: Known<never> = { isKnown: false, reason: 'no-scheduler' };

/** Reads the signed launch of a token from the scheduler unit. Every failure becomes the reason why it isn't known. */
export const readLaunch = async (
  place: LedgerPlace | undefined,
  process: string,
  signal?: AbortSignal,
): Promise<Known<SpawnFacts>> => (place ? known(spawnFacts(place, process, signal)) : noLedger);

/** Returns the address that signed the spawn of a process; undefined where that isn't known. */
async function signerOf(
  ledger: LedgerPlace | undefined,
  process: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const launch = await readLaunch(ledger, process, signal);
  return launch.isKnown && launch.value !== 'forged' ? launch.value.signer : undefined;
}

/** Returns true for a message that asks aos to evaluate its data, whichever of its tags counts. */
const isEval = (tags: readonly { name: string; value: string }[]): boolean =>
  tags.some(({ name, value }) => name.toLowerCase() === 'action' && value.toLowerCase() === 'eval');

async function readWholeLog(
  place: LedgerPlace,
  process: string,
  { bounds, onProgress, signal }: Required<CheckOptions>,
): Promise<LogFacts> {
  const facts = { read: 0, evals: 0, unverified: 0, isWhole: false };
  let from: number | undefined = 1;
  for (let page = 0; page < bounds.log && from !== undefined; page++) {
    const { entries, next } = await readLog(place, process, { from, signal });
    facts.read += entries.length;
    facts.evals += entries.filter(({ tags }) => isEval(tags)).length;
    facts.unverified += entries.filter(({ isVerified }) => !isVerified).length;
    onProgress(facts.read);
    from = next;
  }
  return { ...facts, isWhole: from === undefined };
}

async function readAllBalances(
  token: ProcessPlace,
  pot: string | undefined,
  { bounds, signal }: Required<CheckOptions>,
): Promise<BalanceFacts> {
  const facts = { holders: 0, sum: 0n, pot: 0n };
  let after: string | undefined;
  for (let page = 0; page < bounds.balances; page++) {
    const { balances, next } = await readBalances(token, { maxAgeMs: 0, signal, after });
    facts.holders += balances.size;
    for (const [address, quantity] of balances) {
      facts.sum += BigInt(quantity);
      if (address === pot) facts.pot += BigInt(quantity);
    }
    after = next;
    if (after === undefined) break;
  }
  return { ...facts, isWhole: after === undefined };
}

/** Readings of a token that may move meanwhile, at most. */
const maxTries = 3;

/** Reads a token and its balances at one moment: again if somebody claimed or paid in between. */
async function readSteady(
  token: ProcessPlace,
  how: Required<CheckOptions>,
): Promise<Pick<CheckFacts, 'standing' | 'balances'>> {
  const options = { maxAgeMs: 0, signal: how.signal };
  for (let tries = 0; tries < maxTries; tries++) {
    const standing = await known(readTokenTerms(token, options));
    if (!standing.isKnown) return { standing, balances: standing };
    const balances = await known(readAllBalances(token, standing.value.drop?.pot, how));
    const after = await known(readTokenTerms(token, options));
    if (JSON.stringify(after) === JSON.stringify(standing)) return { standing, balances };
  }
  const moving: Known<never> = { isKnown: false, reason: 'moving' };
  return { standing: moving, balances: moving };
}

/** Reads all that the check of a memecoin needs. Every failure becomes the reason why something isn't known. */
export async function readCheckFacts(
  { ledger, network, isListedEvent, ...token }: CheckPlace,
  { signal, bounds = wholeCheck, onProgress = () => undefined }: CheckOptions,
): Promise<CheckFacts> {
  const { process } = token;
  const how = { signal, bounds, onProgress };
  const [spawn, log, told] = await Promise.all([
    readLaunch(ledger, process, signal),
    ledger ? known(readWholeLog(ledger, process, how)) : noLedger,
    readSteady(token, how),
  ]);
  const signed = spawn.isKnown && spawn.value !== 'forged' ? spawn.value : undefined;
  const eventProcess = signed?.source?.terms?.drop?.event;
  const event: EventFacts | undefined = eventProcess
    ? { isListed: isListedEvent(eventProcess), signer: await signerOf(ledger, eventProcess, signal) }
    : undefined;
  return { network, spawn, log, event, ...told };
}
