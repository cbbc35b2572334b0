import {
  type AosMessage,
  type AosOutgoing,
  type AosResult,
  bootMessage,
  knownModule,
  type PackedState,
} from '@rainbow-rabbit/processes/aos/client';
import { nextSequence } from '@rainbow-rabbit/processes/common/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import type { GatewayUrls } from '@rainbow-rabbit/shared/gateway';
import { withInside } from './inside-changes';
import { loadModule } from './load-module';
import { type CodeError, codeError, outputOf } from './read-output';
import { insideCode, snapshotCode } from './snapshot-code';
import { changesBetween, parseSnapshot, type StateChange } from './state-snapshot';
import { loadTrialWorker, type TrialLink } from './trial-link';
import {
  environmentOfSource,
  evalMessage,
  messageOfEntry,
  type TrialEntry,
  type TrialPlace,
  type TrialSource,
} from './trial-messages';

/** An evaluation that takes longer is cut off, as the local network does. */
const evaluationLimitMs = 5000;

/** Code that takes longer isn't run again to look into the tables that it changed. */
const againLimitMs = 1000;

/** A message of the log that takes longer is passed over: the network has cut it off as well, or this machine is very slow. */
const replayLimitMs = 20_000;

/** The time within which a worker has to start the program. */
const startLimitMs = 30_000;

/** The addresses that are asked for the owner, when the code has given the process to somebody else. */
const maxOwners = 24;

export interface StartTrialOptions {
  /** The network's gateways, which give the module. */
  gateways: GatewayUrls;
  /** The process that is copied; a fresh one without it. */
  process?: TrialSource;
  /** The address that signs: the code is tried in its name. */
  owner: string;
  signal?: AbortSignal;
}

/** The outcome of a trial; nothing of it remains. */
export interface TrialResult {
  /** The text that the code printed and returned. */
  output: string;
  error?: CodeError;
  changes: readonly StateChange[];
  /** True when the state could be compared; else the changes are unknown. */
  hasChanges: boolean;
  /** True when the state is so large that a change deep inside may be missed. */
  isPartial: boolean;
  /** Messages and new processes that the code would send. */
  messages: readonly AosOutgoing[];
  spawns: readonly AosOutgoing[];
  ms: number;
  wasCutOff: boolean;
}

/** The course of a replay. */
export interface ReplayReport {
  /** Messages that were evaluated, also those that failed. */
  done: number;
  failed: number;
  /** Messages that were passed over, since they took too long. */
  passedOver: number;
  /** The time of the evaluations. */
  ms: number;
}

/** A process in a worker of this browser, for trying code. */
export interface Trial {
  /** The address whose code the process evaluates; undefined where nobody's is. */
  readonly processOwner: string | undefined;
  readonly report: ReplayReport;
  /** Evaluates the next messages of the log; to be called with one part after another. */
  replay(entries: readonly TrialEntry[], onProgress?: (report: ReplayReport) => void): Promise<void>;
  /**
   * Tries code on the state that the log led to; each try begins with that state.
   * @param signer the address that it is tried as, in place of the address that the trial was started with
   */
  evaluate(lua: string, signer?: string): Promise<TrialResult>;
  /** SHA-256 of the state, in hex: equal for two copies that evaluated the same messages. */
  fingerprint(): Promise<string>;
  end(): void;
}

/**
 * Starts the aos module in a worker, for a fresh process or for the copy of one, whose log has to be replayed then.
 * @throws AppError `trial.no-memory64`, `trial.no-module`, `trial.wrong-module`, `trial.other-module`, `trial.ended`,
 *   `trial.not-loaded`
 */
export async function startTrial({ gateways, process, owner, signal }: StartTrialOptions): Promise<Trial> {
  if (process && process.module !== knownModule.id) throw new AppError('trial.other-module');
  const [module, startWorker] = await Promise.all([loadModule(gateways), loadTrialWorker()]);
  if (signal?.aborted) throw new AppError('trial.ended');
  const source = process ?? freshProcess(owner);
  const trial = new WorkerTrial(source, owner, async (state) => {
    const link = startWorker();
    const env = environmentOfSource(source);
    const start = { kind: 'start', module, env, ...(state && { state }) } as const;
    return { link, state: (await link.ask(start, 'state', startLimitMs)).state };
  });
  signal?.addEventListener('abort', () => trial.end(), { once: true });
  await trial.start(process === undefined);
  return trial;
}

/** A process that nobody has spawned, of whoever signs. */
function freshProcess(owner: string): TrialSource {
  const tags = [
    { name: 'Data-Protocol', value: 'ao' },
    { name: 'Variant', value: 'ao.TN.1' },
    { name: 'Type', value: 'Process' },
    { name: 'Module', value: knownModule.id },
  ];
  return { process: 'fresh'.padEnd(43, '-'), owner, module: knownModule.id, tags };
}

type StartWorker = (state?: PackedState) => Promise<{ link: TrialLink; state: PackedState }>;

class WorkerTrial implements Trial {
  #link: TrialLink | undefined;
  /** The state that every try begins with: the next worker goes on from it when this one has to be ended. */
  #state: PackedState | undefined;
  #last: TrialPlace = { nonce: 0, timestamp: 0, blockHeight: 0, hashChain: '' };
  #report: ReplayReport = { done: 0, failed: 0, passedOver: 0, ms: 0 };
  #hasEnded = false;
  /** Undefined until it was looked for; then the owner, or `none`. */
  #owner: { address: string } | 'none' | undefined;
  readonly #signers = new Set<string>();

  constructor(
    private readonly source: TrialSource,
    private readonly signer: string,
    private readonly startWorker: StartWorker,
  ) {}

  get processOwner(): string | undefined {
    return typeof this.#owner === 'object' ? this.#owner.address : undefined;
  }

  get report(): ReplayReport {
    return this.#report;
  }

  async start(isFresh: boolean): Promise<void> {
    await this.#startWorker();
    if (!isFresh) return;
    await this.#apply([bootMessage(this.#env)], () => undefined);
    await this.#findOwner();
  }

  async replay(
    entries: readonly TrialEntry[],
    onProgress: (report: ReplayReport) => void = () => undefined,
  ): Promise<void> {
    const before = this.#report;
    const start = performance.now();
    const now = (done: number) => {
      this.#report = { ...this.#report, done: before.done + done, ms: before.ms + performance.now() - start };
      onProgress(this.#report);
    };
    await this.#apply(
      entries.map((entry) => messageOfEntry(this.#env, entry)),
      now,
    );
    now(entries.length);
    for (const { signer } of entries) this.#signers.add(signer);
    this.#last = entries.at(-1) ?? this.#last;
    this.#owner = undefined;
  }

  async evaluate(lua: string, signer = this.signer): Promise<TrialResult> {
    await this.#findOwner();
    const owner = this.processOwner;
    const snapshot = owner === undefined ? [] : [this.#evalMessage(snapshotCode, owner)];
    // Code that does nothing leaves the same traces in aos as any: the rest is what the code did.
    const nothing = owner === signer ? [this.#evalMessage('return', signer)] : [];
    const before = await this.#attempt([...nothing, ...snapshot]);
    const code = this.#evalMessage(lua, signer);
    const tried = await this.#attempt([code, ...snapshot]);
    const result = resultOf(before.results[nothing.length + snapshot.length - 1], tried.results, tried.ms);
    if (owner === undefined || tried.ms > againLimitMs) return result;
    const changes = await withInside(result.changes, async (paths) => {
      const inside = this.#evalMessage(insideCode(paths), owner);
      const was = await this.#attempt([...nothing, inside]);
      const is = await this.#attempt([code, inside]);
      return changesOf(was.results[nothing.length], is.results[1])?.changes;
    });
    return { ...result, changes };
  }

  async fingerprint(): Promise<string> {
    return (await this.#started().ask({ kind: 'fingerprint' }, 'fingerprint', startLimitMs)).sha256;
  }

  end(): void {
    this.#hasEnded = true;
    this.#link?.end();
    this.#link = undefined;
    this.#state = undefined;
  }

  get #env() {
    return environmentOfSource(this.source);
  }

  #evalMessage(lua: string, signer: string): AosMessage {
    const sequence = nextSequence(this.source.process as ProcessId);
    return evalMessage(this.#env, { signer, lua, last: this.#last, now: Date.now(), sequence });
  }

  #started(): TrialLink {
    if (this.#link) return this.#link;
    throw new AppError('trial.ended', { retryable: true });
  }

  async #startWorker(): Promise<void> {
    const { link, state } = await this.startWorker(this.#state);
    // Ended while it started: no later call would end the worker.
    if (this.#hasEnded) link.end();
    else {
      this.#link = link;
      this.#state = state;
    }
  }

  /** An evaluation that doesn't end is ended with its worker; the next one goes on from the last state. */
  async #restart(): Promise<void> {
    this.#link?.end();
    this.#link = undefined;
    if (!this.#hasEnded) await this.#startWorker();
  }

  /** Evaluates messages for good. A message that takes too long is passed over, and those before it are evaluated again. */
  async #apply(messages: readonly AosMessage[], onDone: (done: number) => void): Promise<void> {
    let done = 0;
    const count = (applied: number) => {
      done = applied;
      onDone(applied);
    };
    try {
      const answer = await this.#started().ask({ kind: 'apply', messages }, 'state', replayLimitMs, count);
      this.#state = answer.state;
      this.#report = { ...this.#report, failed: this.#report.failed + answer.failed };
    } catch (error) {
      if (!hasCode(error, 'trial.too-long')) throw error;
      await this.#restart();
      this.#report = { ...this.#report, passedOver: this.#report.passedOver + 1 };
      await this.#apply(messages.toSpliced(done, 1), onDone);
    }
  }

  /**
   * Evaluates messages and forgets them. A message that doesn't end is cut off: its result is missing, and so are those after it.
   * @returns the results, and the time of the first message
   */
  async #attempt(messages: readonly AosMessage[]): Promise<{ results: readonly AosResult[]; ms: number }> {
    const start = performance.now();
    let done = 0;
    let ms = 0;
    const count = (evaluated: number) => {
      done = evaluated;
      if (ms === 0) ms = performance.now() - start;
    };
    const question = { kind: 'attempt', messages } as const;
    try {
      const { results } = await this.#started().ask(question, 'results', evaluationLimitMs, count);
      return { results, ms };
    } catch (error) {
      if (!hasCode(error, 'trial.too-long')) throw error;
      await this.#restart();
      const evaluated = messages.slice(0, done);
      return done === 0 ? { results: [], ms: performance.now() - start } : await this.#attempt(evaluated);
    }
  }

  /** Finds out whose code the process evaluates: its state says so, which only the owner's code can read. */
  async #findOwner(): Promise<void> {
    if (this.#owner) return;
    const likely = [this.source.owner, this.signer, ''];
    const others = [...this.#signers].filter((signer) => !likely.includes(signer)).slice(-maxOwners);
    for (const address of new Set([...likely, ...others])) {
      const { results } = await this.#attempt([this.#evalMessage("return 'is-' .. 'owner'", address)]);
      if (results[0] && outputOf(results[0]) === 'is-owner') {
        this.#owner = { address };
        return;
      }
    }
    this.#owner = 'none';
  }
}

const emptyResult: TrialResult = {
  output: '',
  changes: [],
  hasChanges: false,
  isPartial: false,
  messages: [],
  spawns: [],
  ms: 0,
  wasCutOff: false,
};

function resultOf(
  before: AosResult | undefined,
  [tried, after]: readonly AosResult[],
  ms: number,
): TrialResult {
  if (!tried) return { ...emptyResult, ms, wasCutOff: true };
  if (tried.Error !== undefined) return { ...emptyResult, error: codeError(tried.Error), ms };
  const compared = changesOf(before, after);
  return {
    output: outputOf(tried),
    changes: compared?.changes ?? [],
    hasChanges: compared !== undefined,
    isPartial: compared?.isPartial === true,
    messages: tried.Messages,
    spawns: tried.Spawns,
    ms,
    wasCutOff: false,
  };
}

/** Compares two snapshots; undefined where one of them is missing or invalid. */
function changesOf(before: AosResult | undefined, after: AosResult | undefined) {
  const was = before && parseSnapshot(rawOutput(before));
  const is = after && parseSnapshot(rawOutput(after));
  if (!(was && is)) return undefined;
  return { changes: changesBetween(was, is), isPartial: was.isPartial || is.isPartial };
}

/** A snapshot is longer than what is shown of an output. */
function rawOutput({ Output: output }: AosResult): string {
  const { data } = Object(output) as { data?: unknown };
  return typeof data === 'string' ? data : '';
}
