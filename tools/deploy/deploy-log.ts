import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { type KeptMessage, keptMessageSchema, type Outbox } from '@rainbow-rabbit/processes/common/client';
import * as v from 'valibot';

/** The values that a step leaves for those after it, such as the id of a process. */
export type StepResult = Readonly<Record<string, string>>;

const doneSchema = v.object({
  step: v.string(),
  at: v.string(),
  mark: v.string(),
  result: v.record(v.string(), v.string()),
});

/** The whole log: each line says to whom it belongs, that a step is done, or what became of a signed message of a step. */
const lineSchema = v.union([
  v.object({ wallet: v.string(), scheduler: v.string() }),
  doneSchema,
  v.object({ step: v.string(), message: v.string(), signed: keptMessageSchema }),
  v.object({ step: v.string(), message: v.string(), isPosted: v.literal(true) }),
  v.object({ step: v.string(), message: v.string(), isDropped: v.literal(true) }),
]);

type LogLine = v.InferOutput<typeof lineSchema>;

/** A step that is done, and the hash of all that it did. */
export type DoneStep = v.InferOutput<typeof doneSchema>;

/** Appends to the file of a log. */
export type AppendLine = (file: string, text: string) => void;

/** Appends a line so that it survives a power failure from when this returns. */
const appendDurably: AppendLine = (file, text) => {
  const open = openSync(file, 'a', 0o600);
  try {
    writeSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The log of a deployment, JSON lines. A message is in it before it is posted, with its signed bytes, and stays until its step is
 * done: a run that was stopped in between posts the same bytes. It has no secret.
 */
export class DeployLog {
  readonly #file: string;
  readonly #append: AppendLine;
  /** The length of a file whose last line was cut short. */
  #wholeBytes: number | undefined;
  #owner: { wallet: string; scheduler: string } | undefined;
  readonly #done = new Map<string, DoneStep>();
  /** Messages by steps, then by the hashes of their names. */
  readonly #kept = new Map<string, Map<string, KeptMessage>>();
  /** Messages that were dropped since, which the file learns when their step is done or has failed. */
  readonly #dropped = new Map<string, Set<string>>();
  readonly #latest = new Map<string, string>();

  /**
   * Reads the log in a file, if there is one. A last line that was cut short doesn't count.
   * @param append replaces the writing of a line
   * @throws Error for a file that is no log
   */
  constructor(file: string, append: AppendLine = appendDurably) {
    this.#file = file;
    this.#append = append;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) this.#wholeBytes = Buffer.byteLength(whole);
    for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
      if (!parsed.success)
        throw new Error(`${file}, line ${index + 1}: this is no line of a deployment's log`);
      this.#take(parsed.output);
    }
  }

  /**
   * Begins the log of a wallet's deployment on a network, or goes on with it.
   * @throws Error for the log of another one
   */
  belongTo(wallet: string, scheduler: string): void {
    const owner = this.#owner;
    if (owner && (owner.wallet !== wallet || owner.scheduler !== scheduler))
      throw new Error(
        `${this.#file} is the log of ${owner.wallet} with the scheduler ${owner.scheduler}, and not of ${wallet} with ${scheduler}. Give each deployment a file of its own.`,
      );
    this.#owner ??= { wallet, scheduler };
  }

  /** Returns the latest completion of a step. */
  read(step: string): DoneStep | undefined {
    return this.#done.get(step);
  }

  /** Returns true once a step has signed a message and isn't done. */
  hasBegun(step: string): boolean {
    return (this.#kept.get(step)?.size ?? 0) > 0;
  }

  done(step: string, mark: string, result: StepResult): void {
    this.#write({ step, at: new Date().toISOString(), mark, result });
  }

  /** Notes which messages of a step were refused: the next run signs new ones. */
  failed(step: string): void {
    for (const message of this.#dropped.get(step) ?? []) this.#write({ step, message, isDropped: true });
    this.#dropped.delete(step);
  }

  /** Returns the id of the message that a step posted last in this run, or that it left in the log. */
  latestMessage(step: string): string | undefined {
    return this.#latest.get(step);
  }

  /** Returns the outbox of a step. An answered message stays in the file until the step is done. */
  outboxOf(step: string): Outbox {
    return {
      read: (name) => this.#messagesOf(step).get(hashOf(name)),
      write: (name, message) => {
        const key = hashOf(name);
        const kept = this.#messagesOf(step).get(key);
        if (!message) {
          this.#messagesOf(step).delete(key);
          this.#dropped.set(step, (this.#dropped.get(step) ?? new Set()).add(key));
        } else if (kept?.id !== message.id) this.#write({ step, message: key, signed: message });
        else if (message.isPosted && !kept.isPosted) this.#write({ step, message: key, isPosted: true });
      },
    };
  }

  #messagesOf(step: string): Map<string, KeptMessage> {
    const messages = this.#kept.get(step) ?? new Map();
    this.#kept.set(step, messages);
    return messages;
  }

  #write(line: LogLine): void {
    if (this.#wholeBytes !== undefined) truncateSync(this.#file, this.#wholeBytes);
    this.#wholeBytes = undefined;
    if (!existsSync(this.#file) && this.#owner) this.#append(this.#file, `${JSON.stringify(this.#owner)}\n`);
    this.#append(this.#file, `${JSON.stringify(line)}\n`);
    this.#take(line);
  }

  #take(line: LogLine): void {
    if ('wallet' in line) this.#owner = line;
    else if ('mark' in line) {
      this.#done.set(line.step, line);
      this.#kept.delete(line.step);
      this.#dropped.delete(line.step);
    } else if ('signed' in line) {
      this.#messagesOf(line.step).set(line.message, line.signed);
      this.#latest.set(line.step, line.signed.id);
    } else if ('isPosted' in line) {
      const kept = this.#messagesOf(line.step).get(line.message);
      if (kept) this.#messagesOf(line.step).set(line.message, { ...kept, isPosted: true });
    } else this.#messagesOf(line.step).delete(line.message);
  }
}
