import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type AosEnvironment,
  type AosMessage,
  AosProcess,
  type AosResult,
  type AosTag,
  aosEnvironment,
  aosMessage,
  bootMessage,
  ensureAosModule,
} from '../../aos';
import { evaluationTags, luaText } from '../client';
import { addressOf } from './addresses';
import { bringToStart } from './started-state';
import { isSameLua, stateTextLua } from './state-text';

/** A message as tests write it. */
export interface Letter {
  from: string;
  /** Address of the signer: the network's authority for a message of a process. Default: the sender. */
  owner?: string;
  action: string;
  /** Sent as JSON; a text as it is. */
  data?: unknown;
  /** Unix milliseconds. */
  at: number;
  block: number;
  tags?: readonly AosTag[];
  /** Id of the message; another one for each message unless given. */
  id?: string;
  /** Number of the act, which data that is an object gets; a larger one for each message unless given. */
  sequence?: number;
}

/** Puts a name and value to each tag. */
export function toTags(values: Readonly<Record<string, string>>): AosTag[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/**
 * The reply to a message, which comes before what is sent to others, or the code it was refused with (`undefined` for any
 * other failure).
 */
export type Outcome =
  | { ok: true; target: string; action: string; data: unknown }
  | { ok: false; code: string | undefined; error: string };

/** An outcome without the engine's rollback. */
interface Unprotected {
  outcome: Outcome;
  /** True when the message left another state. */
  changed: boolean;
}

/** The signer of messages between processes, which every process under test trusts. */
export const authority = addressOf('authority');

/** The environment of every process under test. */
export const testedEnvironment = aosEnvironment({
  process: addressOf('process'),
  owner: addressOf('owner'),
  module: addressOf('module'),
  tags: toTags({ Authority: authority }),
});

/** Address of the owner of the process. */
export const owner = testedEnvironment.Process.Owner;

/** Id of the process. */
export const processId = testedEnvironment.Process.Id;

/** The Lua of a process and the global that holds its state. */
export interface ProcessUnderTest {
  source: string;
  state: string;
  /** The shape of each reply by its action. Every reply must then have one of them, and no field besides. */
  replies?: ReplyShapes;
  /** Id of the process. Default: that of every process under test. */
  id?: string;
}

type ReplyShapes = Readonly<Record<string, v.GenericSchema>>;

/** A process on the real aos module. */
export class LiveProcess {
  readonly #process: AosProcess;
  readonly #state: string;
  readonly #replies: ReplyShapes | undefined;
  readonly #env: AosEnvironment;

  private constructor(process: AosProcess, env: AosEnvironment, { state, replies }: ProcessUnderTest) {
    this.#process = process;
    this.#env = env;
    this.#state = state;
    this.#replies = replies;
  }

  /** Starts a process that has just got its code. */
  static async start(tested: ProcessUnderTest): Promise<LiveProcess> {
    const { source, state, id = processId } = tested;
    const env = { ...testedEnvironment, Process: { ...testedEnvironment.Process, Id: id } };
    const module = await ensureAosModule();
    const process = await AosProcess.start({ module, env, evaluationLimitMs: 60_000 });
    const live = new LiveProcess(process, env, tested);
    try {
      const boot = bootMessage(env);
      const steps = [source, `FreshState = ao.clone(${state})`];
      await bringToStart(process, [module.id, env, boot, ...steps], async () => {
        await process.evaluate(boot);
        for (const step of steps) await live.evaluateLua(step);
      });
    } catch (error) {
      await process.stop();
      throw error;
    }
    return live;
  }

  /** Restores the state it started with; much quicker than a new process. */
  async reset(): Promise<void> {
    await this.evaluateLua(`${this.#state} = ao.clone(FreshState)`);
  }

  /** Writes the state to a file, see `AosProcess.save`. */
  save(file: string): Promise<void> {
    return this.#process.save(file);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }

  /** Sends a message that stays in the ledger. */
  async send(letter: Letter): Promise<Outcome> {
    return this.#outcomeOf(await this.evaluate(letter));
  }

  /** Sends a message that stays in the ledger; returns all that it led to. */
  evaluate(letter: Letter): Promise<AosResult> {
    return this.#process.evaluate(aosMessageOf(letter, this.#env));
  }

  /** Asks without leaving anything. */
  async read(letter: Letter): Promise<Outcome> {
    return this.#outcomeOf(await this.dryRun(letter));
  }

  /** Asks without leaving anything; returns all that the message would lead to. */
  dryRun(letter: Letter): Promise<AosResult> {
    return this.#process.dryRun(aosMessageOf(letter, this.#env));
  }

  /** Runs Lua as the owner; returns all that it led to. */
  evaluateOwn(code: string): Promise<AosResult> {
    const tags = evaluationTags(nextEvaluation());
    return this.#process.evaluate(aosMessage(this.#env, { Tags: tags, Data: code }));
  }

  /** Runs Lua as the owner; gives what it returns, as text. @throws when it fails */
  async evaluateLua(code: string): Promise<string> {
    const { Error: error, Output } = await this.evaluateOwn(code);
    if (error) throw new Error(error);
    return String((Output as { data: unknown }).data);
  }

  /** The whole state, as one text. */
  stateText(): Promise<string> {
    return this.evaluateLua(`${stateTextLua(this.#state)} return stateText()`);
  }

  /**
   * Handles a message without the engine's rollback, so that a change made before an error stays: what came of it, and
   * whether the state is another one than before.
   */
  async handleWithoutRollback(letter: Letter): Promise<Unprotected> {
    const [handled] = await this.handleAllWithoutRollback([letter]);
    if (!handled) throw new Error('The message was not handled');
    return handled;
  }

  /**
   * Handles messages so, one after another in one evaluation, which is much quicker.
   * @param between Lua that follows each message that is not refused
   */
  async handleAllWithoutRollback(letters: readonly Letter[], between = ''): Promise<Unprotected[]> {
    const texts = letters.map((letter) => luaText(JSON.stringify(aosMessageOf(letter, this.#env))));
    const results = await this.evaluateLua(`${isSameLua}
      local json = require('json')
      local results = {}
      local before = ao.clone(${this.#state})
      for index, text in ipairs({ ${texts.join(', ')} }) do
        local msg = json.decode(text)
        msg.TagArray, msg.Tags = msg.Tags, Tab(msg)
        msg.Action = msg.Tags.Action
        ao.clearOutbox()
        local reference = ao.reference
        local ok, err = pcall(Handlers.evaluate, msg, ao.env)
        local changed = not isSame(before, ${this.#state}) or ao.reference ~= reference
        results[index] = { Error = not ok and tostring(err) or nil, Messages = ao.outbox.Messages, changed = changed }
        if ok then ${between} end
        if changed then before = ao.clone(${this.#state}) end
      end
      return json.encode(results)`);
    return (JSON.parse(results) as (AosResult & { changed: boolean })[]).map(({ changed, ...result }) => ({
      outcome: this.#outcomeOf(result),
      changed,
    }));
  }

  #outcomeOf(result: AosResult): Outcome {
    const outcome = outcomeOf(result);
    if (outcome.ok && outcome.action && this.#replies) assertShape(this.#replies, outcome);
    return outcome;
  }
}

let messages = 0;

/** Lets the ids of messages begin again, so that two processes can live the same life. */
export function restartMessageIds(): void {
  messages = 0;
  sequence = 0;
}

/** Returns an id that no other message of this test run has. */
export function nextMessageId(): string {
  messages += 1;
  return String(messages).padStart(43, '0');
}

let sequence = 0;

/** Returns a larger number of an act than all before it. */
export function nextSequence(): number {
  sequence += 1;
  return sequence;
}

let evaluation = 0;

/** Returns a larger number of an evaluation than all before it, also than those of processes that another test run has kept. */
export function nextEvaluation(): number {
  evaluation = Math.max(Date.now(), evaluation + 1);
  return evaluation;
}

/** Returns a message as aos gets it. */
export function aosMessageOf(
  {
    from,
    owner: signer = from,
    action,
    data = {},
    at,
    block,
    tags = [],
    id = nextMessageId(),
    sequence = nextSequence(),
  }: Letter,
  env: AosEnvironment = testedEnvironment,
): AosMessage {
  return aosMessage(env, {
    Id: id,
    From: from,
    Owner: signer,
    Timestamp: at,
    'Block-Height': block,
    Tags: [{ name: 'Action', value: action }, ...tags],
    Data:
      typeof data === 'string'
        ? data
        : JSON.stringify(isRecord(data) ? { ...data, sequence: data.sequence ?? sequence } : data),
  });
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Fails for a reply that its schema does not describe completely, so that schemas and Lua can't drift apart. */
function assertShape(replies: ReplyShapes, { action, data }: { action: string; data: unknown }): void {
  const schema = replies[action];
  if (!schema) throw new Error(`The client has no schema of the reply ${action}`);
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new Error(`The reply ${action}: ${v.summarize(parsed.issues)}`);
  // Fields that a schema does not know are left out of what it returns.
  if (!isDeepStrictEqual(parsed.output, data)) {
    throw new Error(`The reply ${action} has more than its schema: ${JSON.stringify(data)}`);
  }
}

function outcomeOf({ Error: error, Messages }: AosResult): Outcome {
  if (error) return { ok: false, code: refusalCodeOf(error), error };
  const [reply] = Messages.filter(({ Target }) => Target);
  if (!reply) return { ok: true, target: '', action: '', data: undefined };
  const replies = Messages.filter(({ Target }) => Target === reply.Target);
  if (replies.length > 1) throw new Error(`One reply was expected, not ${replies.length}`);
  const action = reply.Tags.find(({ name }) => name === 'Action')?.value ?? '';
  return { ok: true, target: reply.Target, action, data: JSON.parse(reply.Data ?? 'null') };
}

/** Returns the code in the error of a refused message. */
export function refusalCodeOf(error: string): string | undefined {
  return /rr:([a-z.-]+)/.exec(error)?.[1];
}
