import type { AosResult } from '@rainbow-rabbit/processes/aos';
import type { Answer } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import type { NodeOperation } from '../ledger/ledger-records';
import type { ComputeUnit } from '../units/compute';
import type { MessageUnit } from '../units/message';
import { isPatch } from '../units/patches';
import { tagValue } from '../units/tags';
import { failedAnswer } from './node-pages';
import { fieldIn, type PathStep } from './node-path';
import type { NodeRequest } from './node-request';
import { resultsOf } from './node-results';
import { assignmentFields, slotIn } from './node-schedule';
import {
  digestOf,
  messageAnswer,
  type NodeMessage,
  type NodeValue,
  valueAnswer,
  valueAt,
} from './node-value';

export interface NodeMessagesOptions {
  ledger: Ledger;
  compute: ComputeUnit;
  unit: MessageUnit;
  /** The addresses that a spawn may name as its scheduler. */
  schedulers: ReadonlySet<string>;
}

/** Schedules and pushes messages. */
export class NodeMessages {
  constructor(private readonly options: NodeMessagesOptions) {}

  /**
   * Answers a request that posts an item.
   * @param at the process of the path, if it has one: the answer is about it, whatever the item's target is
   * @throws Refusal of this network's own limits
   */
  async post(
    operation: NodeOperation,
    asked: NodeRequest,
    path: readonly string[],
    at?: LedgerProcess,
  ): Promise<Answer> {
    const { item, form, request } = asked;
    if (!item) {
      const isSigned = operation === 'schedule' && request.headers['signature-input'] !== undefined;
      return isSigned ? failedAnswer(form) : invalidAnswer(asked);
    }
    const isSpawn = tagValue(item.tags, 'Type') === 'Process';
    if (isSpawn) {
      const scheduler = tagValue(item.tags, 'Scheduler');
      if (scheduler === undefined) return valueAnswer('No scheduler information provided.', form, 400);
      if (!this.options.schedulers.has(scheduler)) return noResponses(asked);
    }
    const accepted = await this.#accept(item, request.address, operation, at);
    if (accepted === 'unknown') return failedAnswer(form);
    if (accepted === 'invalid') return invalidAnswer(asked);
    if (operation === 'schedule' || isSpawn) return await this.#assignmentAnswer(accepted, path, asked);
    return await this.#pushAnswer(accepted, await this.options.unit.delivered(accepted), path, asked);
  }

  /** Answers `push&slot=<slot>`: anybody may have the messages of a slot delivered, and delivered again. */
  async pushSlot(
    process: LedgerProcess,
    step: PathStep,
    path: readonly string[],
    asked: NodeRequest,
  ): Promise<Answer> {
    const slot = slotIn(fieldIn(step, 'slot'));
    const message = slot === undefined ? undefined : process.messages[slot];
    if (slot === undefined) return invalidAnswer(asked);
    if (!message) return valueAnswer(undefined, asked.form);
    const sent = await asked.request.turn(() => this.options.unit.deliverAgain(message));
    return await this.#pushAnswer(message, sent, path, asked, String(slot));
  }

  /** Accepts an item; an item for another process than the path's is scheduled there, and the path's latest message answered. */
  async #accept(
    item: NonNullable<NodeRequest['item']>,
    address: string,
    operation: NodeOperation,
    at: LedgerProcess | undefined,
  ): Promise<LedgerMessage | 'unknown' | 'invalid'> {
    const accepted = await this.options.unit.acceptAt(item, address, operation).catch((reason: unknown) => {
      if (!(reason instanceof Refusal) || ![400, 404].includes(reason.status)) throw reason;
      return reason.status === 404 ? ('unknown' as const) : ('invalid' as const);
    });
    const isElsewhere = at !== undefined && item.target !== at.id;
    return (isElsewhere ? at.messages.at(-1) : undefined) ?? accepted;
  }

  async #assignmentAnswer(
    message: LedgerMessage,
    path: readonly string[],
    { form }: NodeRequest,
  ): Promise<Answer> {
    if (path.join('/') === 'body/id') return valueAnswer(message.id, form);
    const assignment = assignmentFields(message, await this.options.ledger.readItem(message));
    return path.length === 0 ? messageAnswer(assignment, form) : valueAnswer(valueAt(assignment, path), form);
  }

  async #pushAnswer(
    message: LedgerMessage,
    sent: ReadonlyMap<number, LedgerMessage>,
    path: readonly string[],
    { form }: NodeRequest,
    slot: NodeValue = message.assignment.nonce,
  ): Promise<Answer> {
    const { process } = message.assignment;
    const result = await this.options.compute.resultAt(message.assignment);
    if (!result) return failedAnswer(form);
    const pushed: NodeMessage = { ...deliveriesOf(result, sent), ...resultsOf(result), process, slot };
    return path.length === 0 ? messageAnswer(pushed, form) : valueAnswer(valueAt(pushed, path), form);
  }
}

/** Rejects a message without a signature that the node can read. */
export function invalidAnswer({ form }: NodeRequest): Answer {
  const answer = messageAnswer({ reason: 'Given message is invalid.' }, { ...form, isJson: false }, 400);
  const { 'content-type': _, ...headers } = answer.headers;
  const body = 'Message is not valid.';
  return { ...answer, headers: { ...headers, 'content-digest': digestOf(body) }, body };
}

/** The answer to a spawn that names another scheduler. */
function noResponses({ form }: NodeRequest): Answer {
  const answer = valueAnswer('no_viable_responses', form);
  return { ...answer, headers: { ...answer.headers, 'ao-types': 'body="atom", status="integer"' } };
}

/** Returns for each message of a slot where it went. Addresses of people are no processes, so it can't go there. */
function deliveriesOf({ Messages }: AosResult, sent: ReadonlyMap<number, LedgerMessage>): NodeMessage {
  const deliveries = Messages.flatMap((message, index): [string, NodeMessage][] => {
    if (isPatch(message)) return [];
    const { Target: target } = message;
    const delivered = sent.get(index);
    if (!delivered) {
      const reason = 'Could not access target process!';
      return [[String(index + 1), { reason, response: 'error', status: 404, target }]];
    }
    const { id, assignment } = delivered;
    const place = { process: assignment.process, slot: assignment.nonce };
    return [[String(index + 1), { id, 'resulted-in': place, slot: place.slot, target }]];
  });
  return Object.fromEntries(deliveries);
}
