import { type KeptMessage, type ProcessPlace, stagesBy } from '@rainbow-rabbit/processes/common/client';
import { spawnOnce, spawnWithin, startProblem } from '@rainbow-rabbit/processes/spawn/client';
import { readTokenInfo, type TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, type ProcessId, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Network } from '@rainbow-rabbit/shared/network';
import type { LedgerPlace } from '../../ledger/place';
import { noWallet } from '../no-wallet';
import { checkLaunched } from './check-launched';
import { checkSpawned } from './check-spawned';
import type { KeptLaunch, LaunchPlace } from './kept-launch';
import { launchItem } from './launch-item';
import type { LaunchStage } from './launch-stages';

export interface LaunchTokenParams {
  ao: AoClient;
  network: Network['ao'];
  /** The scheduler unit that the spawn is read back from; undefined where the network names none. */
  ledger: LedgerPlace | undefined;
  /** Not needed for a launch that is signed already. */
  signer?: ItemSigner | undefined;
  /** The terms that are asked for. Those of a launch that is signed already count in their place. */
  terms: TokenTerms;
  /** The place of this launch. Its owner empties it once the token is handed over. */
  kept: LaunchPlace;
  /** Fetches the Lua of a token's process. */
  code: () => Promise<string>;
  /** Gets each stage when it begins. */
  onStage: (stage: LaunchStage) => void;
}

/**
 * Launches a token, or goes on where an earlier attempt ended. One signed item spawns the process with its code and its terms. It is
 * kept before it is posted, and every later attempt posts the kept one, so that there is one process or none. Tabs that share a place
 * must call it one after another.
 * @returns the process, once reads have shown that it is what was asked
 * @throws AppError `launch.failed` if the process doesn't take its code and never will, `launch.differs` if it is not what was
 * asked, `launch.damaged` if the kept item is not the item that was signed, `launch.no-wallet`; those of wallet and network
 */
export async function launchToken({
  terms,
  kept,
  ledger,
  onStage,
  ...places
}: LaunchTokenParams): Promise<ProcessId> {
  const before = kept.read();
  const asked = before?.spawned ? before : { terms };
  kept.write(asked);
  const process = await running(asked, { kept, onStage, ...places });
  onStage('check');
  const spawned = kept.read()?.spawned;
  await Promise.all([
    checkLaunched({ ao: places.ao, process }, asked.terms),
    ledger && spawned && checkSpawned(ledger, spawned),
  ]);
  return process;
}

type Places = Omit<LaunchTokenParams, 'terms' | 'ledger'>;

/** Has the item signed, kept and posted, unless an earlier attempt did and the token answers already; waits until it is evaluated. */
async function running(
  { terms, spawned }: KeptLaunch,
  { ao, network, signer = noWallet, code, kept, onStage }: Places,
): Promise<ProcessId> {
  onStage(spawned ? 'send' : 'sign');
  if (spawned) {
    await assertSigned(spawned);
    const process = spawned.id as string as ProcessId;
    if (await isRunning(ao, process)) return process;
  } else if (signer === noWallet) throw new AppError('launch.no-wallet');
  const process = await spawnOnce({
    ao,
    signer,
    kept: spawnWithin(kept),
    item: async () => launchItem(terms, await code(), network),
    onState: stagesBy<LaunchStage>({ signed: 'send' }, onStage),
  });
  onStage('start');
  const problem = await startProblem({ ao, process }, readNow);
  if (problem !== undefined) throw new AppError('launch.failed', { cause: problem });
  return process;
}

/** @throws AppError `launch.damaged` */
async function assertSigned({ id, item }: KeptMessage): Promise<void> {
  const isSigned = await parseDataItem(fromBase64Url(item)).then(
    async (parsed) => parsed.id === id && (await verifyDataItem(parsed)),
    () => false,
  );
  if (!isSigned) throw new AppError('launch.damaged');
}

/** Reads a token anew, which fails for a process that doesn't answer as one. */
const readNow = (place: ProcessPlace) => readTokenInfo(place, { maxAgeMs: 0 });

/** Returns true when a process answers as a token. */
async function isRunning(ao: AoClient, process: ProcessId): Promise<boolean> {
  return readNow({ ao, process }).then(
    () => true,
    () => false,
  );
}
