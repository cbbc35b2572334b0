import { AppError } from '@rainbow-rabbit/shared/errors';
import type { LedgerPlace } from '../ledger/place';
import { type LogPage, readLog } from '../ledger/read-log';
import { readProcess } from '../ledger/read-process';
import type { ReplayReport, Trial } from '../trial/start-trial';
import { startTrial } from '../trial/start-trial';

/** The messages of a log that are evaluated here, at most; a minute or two. */
const maxMessages = 20_000;

/** The facts about a copy that has been built. */
export interface CopyFacts extends ReplayReport {
  /** Messages whose id, signature or place could not be verified: the network's word is all there is. */
  unverified: number;
  /** SHA-256 of the state, in hex. */
  fingerprint: string;
}

interface CopyProcessOptions {
  place: LedgerPlace;
  process: string;
  /** The address that the code is tried as. */
  owner: string;
  onProgress: (report: ReplayReport) => void;
  signal: AbortSignal;
}

/**
 * Builds a copy of a process: reads its log and evaluates it in a worker, the next part being read meanwhile.
 * @throws AppError `trial.too-many`, and those of the ledger and of `startTrial`
 */
export async function copyProcess({
  place,
  process,
  owner,
  onProgress,
  signal,
}: CopyProcessOptions): Promise<{ trial: Trial; facts: CopyFacts }> {
  const record = await readProcess(place, process, signal);
  const first = readLog(place, process, { from: 0, signal });
  first.catch(() => undefined); // Awaited below; until then, its failure is nobody's.
  const trial = await startTrial({ gateways: place.gateways, process: record, owner, signal });
  let unverified = 0;
  let page: LogPage | undefined = await first;
  while (page) {
    const { entries, next }: LogPage = page;
    if (next !== undefined && next >= maxMessages)
      throw new AppError('trial.too-many', { params: { limit: maxMessages } });
    const following: Promise<LogPage> | undefined =
      next === undefined ? undefined : readLog(place, process, { from: next, signal });
    following?.catch(() => undefined);
    unverified += entries.filter(({ isVerified }) => !isVerified).length;
    await trial.replay(entries, onProgress);
    page = await following;
  }
  return { trial, facts: { ...trial.report, unverified, fingerprint: await trial.fingerprint() } };
}
