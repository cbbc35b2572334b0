import type { AosResult } from '@rainbow-rabbit/processes/aos';
import type { Answer } from '../http/answer';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import type { ComputeUnit } from '../units/compute';
import { patchesIn } from '../units/patches';
import { questionOf } from './node-dry-run';
import type { NodeForm } from './node-form';
import { explorerPage, failedAnswer, nodeHeaders } from './node-pages';
import { fieldIn, type PathStep, parseStep } from './node-path';
import type { NodeRequest } from './node-request';
import { outboxOf, resultsOf } from './node-results';
import { messageFields, slotIn } from './node-schedule';
import { messageAnswer, type NodeMessage, type NodeValue, valueAnswer, valueAt } from './node-value';

/** Published values of a whole state are given up to this size together. */
const maxStateCharacters = 4 * 1024 ** 2;

/** Keys that the device of a state answers itself, whatever a process publishes there. */
const shadowed = new Set(['info', 'keys', 'id', 'set', 'remove', 'verify', 'commit', 'committed']);

/** Answers about the states of processes, which follow from the results in the ledger. */
export class NodeState {
  constructor(
    private readonly ledger: Ledger,
    private readonly compute: ComputeUnit,
  ) {}

  /** Answers `compute`, `compute=<slot>` and `now`, with the path in that state. */
  async answer(
    process: LedgerProcess,
    step: PathStep,
    path: readonly string[],
    form: NodeForm,
  ): Promise<Answer> {
    const { key, value = fieldIn(step, 'slot') } = step;
    const named = key === 'now' ? undefined : value;
    const { messages } = process;
    const slot = named === undefined ? this.#latest(process, key === 'now') : slotIn(named);
    if (slot === undefined) return failedAnswer(form);
    const message = messages[slot];
    if (!message) return await this.#notYet(process, form);
    const result = await this.compute.resultAt(message.assignment);
    if (!result) return failedAnswer(form);
    const [head, ...rest] = path;
    if (head === undefined) return messageAnswer(await this.#whole(process, message, result), form);
    const name = parseStep(head).key;
    if (shadowed.has(name)) return explorerAnswer;
    return valueAnswer(valueAt(await this.#valueOf(process, message, result, name), rest), form);
  }

  /** Answers a dry run: `as=execution/compute`, with the path in its state. */
  async answerDryRun(
    process: LedgerProcess,
    step: PathStep,
    path: readonly string[],
    asked: NodeRequest,
  ): Promise<Answer> {
    const { form, request } = asked;
    const question = questionOf(step, asked);
    // A node has no time of its own: the process sees that of its latest message.
    const result = await this.compute.dryRun(process, question, request.address, () => 0);
    const latest = process.messages[this.#latest(process, false)];
    const before = latest && (await this.compute.resultAt(latest.assignment));
    // Messages of the question are only in the text; the outbox stays that of the latest slot.
    const results = { ...resultsOf(result), ...(before && { outbox: outboxOf(before) }) };
    const [head, ...rest] = path;
    if (head === 'results') return valueAnswer(valueAt(results, rest), form);
    if (!latest || head !== undefined) return valueAnswer(undefined, form);
    const device = { device: 'patch@1.0', 'input-prefix': 'process' };
    return messageAnswer({ ...(await this.#whole(process, latest, result)), ...device, results }, form);
  }

  async #valueOf(
    process: LedgerProcess,
    message: LedgerMessage,
    result: AosResult,
    name: string,
  ): Promise<NodeValue | undefined> {
    if (name === 'results') return resultsOf(result);
    if (name === 'at-slot') return message.assignment.nonce;
    const published = await this.#published(message, name.toLowerCase());
    return published ?? valueAt(await this.#spawn(process), name === 'process' ? [] : [name]);
  }

  async #published({ assignment }: LedgerMessage, key: string): Promise<NodeValue | undefined> {
    const patch = this.ledger.patchOf(assignment, key);
    const result = patch && (await this.compute.resultAt(patch.assignment));
    return result && (patchesIn(result).get(key) as NodeValue | undefined);
  }

  async #whole(process: LedgerProcess, message: LedgerMessage, result: AosResult): Promise<NodeMessage> {
    const spawn = await this.#spawn(process);
    const published: Record<string, NodeValue> = {};
    let left = maxStateCharacters;
    for (const key of this.ledger.patchedKeys(process.id)) {
      const value = await this.#published(message, key);
      left -= JSON.stringify(value ?? '').length;
      if (left < 0) break;
      if (value !== undefined) published[key] = value;
    }
    const own = { 'at-slot': message.assignment.nonce, initialized: 'true', results: resultsOf(result) };
    return { ...spawn, ...published, process: spawn, ...own };
  }

  async #spawn({ messages: [spawn] }: LedgerProcess): Promise<NodeMessage> {
    return spawn ? messageFields(await this.ledger.readItem(spawn)) : {};
  }

  /** Returns the latest slot, or the latest computed one. */
  #latest({ messages }: LedgerProcess, isWaiting: boolean): number {
    const isComputed = ({ assignment }: LedgerMessage) => this.ledger.result(assignment) !== undefined;
    return isWaiting ? messages.length - 1 : Math.max(0, messages.findLastIndex(isComputed));
  }

  /** Says that a slot isn't there yet, once all that are there are computed. */
  async #notYet({ messages }: LedgerProcess, form: NodeForm): Promise<Answer> {
    const last = messages.at(-1);
    if (last) await this.compute.resultAt(last.assignment);
    if (!form.isJson) return valueAnswer(undefined, form);
    const reason = 'Requested slot not yet available in schedule.';
    return messageAnswer({ 'attempted-slot': messages.length, phase: 'get-schedule', reason }, form, 404);
  }
}

/** The page of the device itself. */
const explorerAnswer: Answer = {
  status: 200,
  headers: { ...nodeHeaders, 'ao-types': 'status="integer"', 'content-type': 'text/html', status: '200' },
  body: explorerPage,
};
